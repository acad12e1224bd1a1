import type { Message } from '@/api/types';
import { useAccount } from '@/features/account';
import { pushStatus, shownStatus } from '@test/account';
import { aStatusFrame, contextOf } from '@test/events';
import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageEvents } from './events';
import InboxPage from './InboxPage';

const LIST = '/api/user/center/message/all';
const READ = '/api/user/message';
const END = '/api/user/center/login/end';
const unread = (messages: number) => ({ messages, likes: 0, replies: 0, follows: 0, total: messages });
const message = (id: number, read = false): Message => ({
  id,
  kind: 'gift',
  title: `第${id}条`,
  content: `<p>正文${id}</p>`,
  link: null,
  read,
  createTime: '2026-05-20T12:00:00.000Z',
});
const page = (records: Message[], nextCursor: string | null = null) => ({
  data: {
    records,
    list: records,
    total: records.length,
    size: 20,
    current: 1,
    pages: 1,
    nextCursor,
    unread: unread(records.filter(({ read }) => !read).length),
    version: 1,
  },
});
const row = async (title: string) => (await screen.findByText(title)).closest('button')!;

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: 7, token: 't' }, true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the inbox loads further pages by cursor and shows the end of the list', async () => {
  const { sent } = fakeNetwork({ [LIST]: [page([message(3)], 'next'), page([message(2, true)])] });
  renderScreen(<InboxPage />);
  expect(await screen.findByText('没有更早的消息啦')).toBeVisible();
  expect(screen.getAllByText(/^第\d条$/).map((title) => title.textContent)).toEqual(['第3条', '第2条']);
  expect(new URLSearchParams(sent[1]?.body).get('cursor')).toBe('next');
});

it('opening a message shows it and marks it read', async () => {
  const { sent } = fakeNetwork({
    [LIST]: page([message(3), message(2)]),
    [READ]: { data: { unread: unread(1), version: 2 } },
  });
  renderScreen(<InboxPage />);
  expect(await row('第3条')).toHaveAttribute('data-read', 'false');
  await userEvent.click(await row('第3条'));
  expect(within(await screen.findByRole('dialog')).getByText('正文3')).toBeVisible();
  await waitFor(() => expect(shownStatus()?.unread?.messages).toBe(1));
  expect(new URLSearchParams(sent.find(({ url }) => url === READ)?.body).get('ids')).toBe('3');
  expect(screen.getByText('第3条', { selector: 'strong' }).closest('button')).toHaveAttribute(
    'data-read',
    'true',
  );
});

it('a message links only to safe addresses', async () => {
  const links = ['/games', '/\\example.com', 'http://example.com'];
  const messages = links.map((link, index) => ({ ...message(3 - index, true), link }));
  fakeNetwork({ [LIST]: page(messages) });
  renderScreen(<InboxPage />);
  for (const title of ['第1条', '第2条']) {
    await userEvent.click(await row(title));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText('去看看')).toBeNull();
    await userEvent.click(within(dialog).getByLabelText('关闭'));
  }
  await userEvent.click(await row('第3条'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByText('去看看'));
  expect(screen.getByTestId('where')).toHaveTextContent('/games');
});

it('one tap ends the login that a message reports, and offers to change the password', async () => {
  const loginId = '0191f2a0-0000-7000-8000-00000000000a';
  const { sent } = fakeNetwork({
    [LIST]: page([{ ...message(3, true), kind: 'system', link: '/devices', loginId }]),
    [END]: { data: { ended: 1 } },
  });
  renderScreen(<InboxPage />);
  await userEvent.click(await row('第3条'));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByText('这不是我'));
  expect(await within(dialog).findByText(/^已让它退出登录/)).toBeVisible();
  expect(sent.find(({ url }) => url === END)?.body).toBe(`id=${loginId}`);
  await userEvent.click(within(dialog).getByText('修改密码'));
  expect(screen.getByTestId('where')).toHaveTextContent('/reset');
});

it('a tap after the login has ended says so', async () => {
  fakeNetwork({
    [LIST]: page([{ ...message(3, true), loginId: '0191f2a0-0000-7000-8000-00000000000a' }]),
    [END]: { code: 2002, msg: '内容不存在或已下架' },
  });
  renderScreen(<InboxPage />);
  await userEvent.click(await row('第3条'));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByText('这不是我'));
  expect(await within(dialog).findByText(/^这次登录已经结束了/)).toBeVisible();
  expect(within(dialog).getByText('修改密码')).toBeVisible();
});

it('one button marks all messages read', async () => {
  fakeNetwork({
    [LIST]: page([message(3), message(2)]),
    [READ]: { data: { unread: unread(0), version: 2 } },
  });
  renderScreen(<InboxPage />);
  await userEvent.click(await screen.findByText('全部已读'));
  await waitFor(() => expect(screen.queryByText('全部已读')).toBeNull());
  for (const title of ['第3条', '第2条']) expect(await row(title)).toHaveAttribute('data-read', 'true');
});

it('marking messages read does not refetch the list, even if the push comes before the answer', async () => {
  const { sent } = fakeNetwork({
    [LIST]: page([message(3), message(2)]),
    [READ]: [{ data: { unread: unread(1), version: 2 } }, NEVER],
  });
  const { client } = renderScreen(<InboxPage />);
  const receive = (messages: number, version: number) =>
    messageEvents.status(contextOf(client, 7), aStatusFrame({ unread: unread(messages), version }));
  await userEvent.click(await row('第3条'));
  await waitFor(() => expect(shownStatus()?.version).toBe(2));
  act(() => receive(1, 2));
  await userEvent.click(await screen.findByLabelText('关闭'));
  await userEvent.click(await screen.findByText('全部已读'));
  await waitFor(async () => expect(await row('第2条')).toHaveAttribute('data-read', 'true'));
  act(() => receive(0, 3));
  expect(client.isFetching()).toBe(0);
  expect(sent.filter(({ url }) => url === LIST)).toHaveLength(1);
});

it('marking all read while the first fetch is pending does not lose the list', async () => {
  pushStatus(7, { version: 1, unread: unread(1) });
  fakeNetwork({
    [LIST]: [NEVER, page([message(3, true)])],
    [READ]: { data: { unread: unread(0), version: 2 } },
  });
  renderScreen(<InboxPage />);
  await userEvent.click(await screen.findByText('全部已读'));
  expect(await row('第3条')).toHaveAttribute('data-read', 'true');
});

it('a failed write shows the message as unread again', async () => {
  fakeNetwork({ [LIST]: page([message(3)]), [READ]: { status: 503 } });
  renderScreen(<InboxPage />);
  await userEvent.click(await screen.findByText('全部已读'));
  await waitFor(async () => expect(await row('第3条')).toHaveAttribute('data-read', 'false'));
});

it('an empty inbox says so and links to the home page', async () => {
  fakeNetwork({ [LIST]: page([]) });
  renderScreen(<InboxPage />);
  expect(await screen.findByText('收件箱空空的')).toBeVisible();
  expect(screen.getByText('去首页逛逛')).toHaveAttribute('href', '/');
});

it('an inbox that failed to load is read again on tap', async () => {
  fakeNetwork({ [LIST]: [{ status: 503 }, page([message(1)])] });
  renderScreen(<InboxPage />);
  await userEvent.click(await screen.findByText('消息没能送到'));
  expect(await row('第1条')).toBeVisible();
});
