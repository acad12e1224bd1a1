import { useGoToSignIn } from '@/features/account';
import { GUEST, useAccount } from '@/features/account/accountStore';
import { createAppHistory } from '@/lib/layers';
import { renderScreen } from '@test/render';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { unstable_HistoryRouter as HistoryRouter, Link, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
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

it('a visitor stays on the sign-in page', () => {
  open();
  expect(screen.getByText('请登录')).toBeVisible();
  expect(where()).toBe('/login');
});

it('after the sign-in, the player returns to the wanted page', async () => {
  open({ from: '/message' });
  await arrive();
  await waitFor(() => expect(where()).toBe('/message'));
});

it('without a wanted page, the sign-in opens the home page', async () => {
  open();
  await arrive();
  await waitFor(() => expect(where()).toBe('/'));
});

it('a signed-in player is redirected without seeing the sign-in', async () => {
  await arrive();
  open({ from: '/user' });
  expect(screen.queryByText('请登录')).toBeNull();
  await waitFor(() => expect(where()).toBe('/user'));
});

describe('the page before the sign-in', () => {
  const address = () => window.location.pathname + window.location.search;
  const entry = () => (window.history.state as { idx: number }).idx;

  function Page({ to }: { to?: string }) {
    return <button onClick={useGoToSignIn(to)}>要先登录的事</button>;
  }

  async function signInFrom(page: string, to?: string) {
    window.history.replaceState(null, '', '/before');
    render(
      <StrictMode>
        <HistoryRouter history={createAppHistory()}>
          <Routes>
            <Route path="/before" element={<Link to={page}>过去</Link>} />
            <Route path="/login" element={<RequireGuest Page={SignIn} />} />
            <Route path="*" element={<Page to={to} />} />
          </Routes>
        </HistoryRouter>
      </StrictMode>,
    );
    await userEvent.click(screen.getByText('过去'));
    await userEvent.click(await screen.findByText('要先登录的事'));
    await screen.findByText('请登录');
    await arrive();
    await screen.findByText('要先登录的事');
  }

  it('is returned to, and has one entry in the history', async () => {
    await signInFrom('/post/5?from=feed');
    expect(address()).toBe('/post/5?from=feed');
    expect(entry()).toBe(1);
  });

  it('has one entry in the history, also if the player returns to it with a query', async () => {
    await signInFrom('/detail/1001', '/detail/1001?pop=1');
    await waitFor(() => expect(address()).toBe('/detail/1001?pop=1'));
    expect(entry()).toBe(1);
  });

  it('stays in the history if another page is wanted', async () => {
    await signInFrom('/profile', '/checkin');
    await waitFor(() => expect(address()).toBe('/checkin'));
    expect(entry()).toBe(2);
  });
});
