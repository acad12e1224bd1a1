import { GUEST, useAccount } from '@/features/account/accountStore';
import { renderScreen } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { RequireGuest } from './RequireGuest';

const SignIn = () => <p>请登录</p>;
const arrive = () => act(() => useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true));
const where = () => screen.getByTestId('where').textContent;
const open = (state: unknown = null) =>
  renderScreen(
    <StrictMode>
      <RequireGuest Page={SignIn} />
    </StrictMode>,
    { at: '/login', state },
  );

beforeEach(() => {
  useAccount.setState(GUEST, true);
  window.history.replaceState(null, '');
});

it('a visitor is let in, and stays', () => {
  open();
  expect(screen.getByText('请登录')).toBeVisible();
  expect(where()).toBe('/login');
});

it('whoever signs in goes where they wanted to', async () => {
  open({ from: '/message' });
  await arrive();
  await waitFor(() => expect(where()).toBe('/message'));
});

it('with nowhere to go, home', async () => {
  open();
  await arrive();
  await waitFor(() => expect(where()).toBe('/'));
});

it('whoever is signed in does not even see it', async () => {
  await arrive();
  open({ from: '/user' });
  expect(screen.queryByText('请登录')).toBeNull();
  await waitFor(() => expect(where()).toBe('/user'));
});
