import { useAccount } from '@/features/account';
import { useToasts } from '@/components/ui/toast/toastStore';
import * as copying from '@/lib/copy';
import { pushStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { pageOf } from '@test/orders';
import { renderScreen } from '@test/render';
import { anInvite } from '@test/welfare';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import InvitePage from './InvitePage';

const UID = 7;
const OWN = '/api/v1/invite';
const LIST = '/api/v1/invite/list';
const FRIEND = {
  uid: 9,
  name: '糖炒栗子',
  avatar: null,
  createTime: '2026-11-20T04:00:00.000Z',
  state: 'pending',
  need: ['phone'],
  reward: 20,
};

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
  useToasts.setState({ toasts: [] });
});

it('the page shows the code, both rewards, and the results', async () => {
  fakeNetwork({ [OWN]: { data: anInvite() }, [LIST]: { data: pageOf([FRIEND]) } });
  renderScreen(<InvitePage />);
  expect(await screen.findByTestId('invite-code')).toHaveTextContent('RXZWEHWW');
  expect(screen.getByText('20X钻', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('10X钻', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('赚到X钻').parentElement).toHaveTextContent('20');
  const friend = await screen.findByRole('link', { name: /糖炒栗子/ });
  expect(friend).toHaveAttribute('href', '/u/9');
  expect(friend).toHaveTextContent('还差：绑定手机');
});

it('code and link are copied, and the link is shown as a QR code', async () => {
  const copy = vi.spyOn(copying, 'copyText').mockResolvedValue(true);
  fakeNetwork({ [OWN]: { data: anInvite() }, [LIST]: { data: pageOf([]) } });
  renderScreen(<InvitePage />);
  await userEvent.click(await screen.findByRole('button', { name: '复制' }));
  await userEvent.click(screen.getByRole('button', { name: '复制链接' }));
  expect(copy.mock.calls).toEqual([['RXZWEHWW'], [anInvite().link]]);
  await userEvent.click(screen.getByRole('button', { name: '二维码' }));
  const dialog = await screen.findByRole('dialog', { name: '面对面邀请' });
  expect(within(dialog).getByRole('img', { name: '邀请链接的二维码' })).toBeVisible();
});

it('the invitation is shared with other apps where the browser supports it', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  fakeNetwork({ [OWN]: { data: anInvite() }, [LIST]: { data: pageOf([]) } });
  renderScreen(<InvitePage />);
  await userEvent.click(await screen.findByRole('button', { name: '邀请好友' }));
  expect(share).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: anInvite().link }));
  Reflect.deleteProperty(navigator, 'share');
});

it('a changed balance refetches the invitations', async () => {
  act(() => pushStatus(UID, { version: 1, coinNum: 0 }));
  const paid = { ...FRIEND, state: 'paid', need: [] };
  fakeNetwork({
    [OWN]: { data: anInvite() },
    [LIST]: [{ data: pageOf([FRIEND]) }, { data: pageOf([paid]) }],
  });
  renderScreen(<InvitePage />);
  await screen.findByText('还差：绑定手机');
  act(() => pushStatus(UID, { version: 2, coinNum: 20 }));
  expect(await screen.findByText('奖励已到账')).toBeVisible();
});

it('the page handles an empty list and a failed request', async () => {
  fakeNetwork({
    [OWN]: [{ code: 1, msg: '服务器打了个盹', status: 500 }, { data: anInvite() }],
    [LIST]: { data: pageOf([]) },
  });
  renderScreen(<InvitePage />);
  await userEvent.click(await screen.findByText('服务器打了个盹'));
  await waitFor(() => expect(screen.getByText('还没有好友加入')).toBeVisible());
});
