import type { Notice } from '@/api/types';
import { useAccount } from '@/features/account';
import type { QueryClient } from '@tanstack/react-query';
import { pushStatus, shownStatus } from '@test/account';
import { anAuthor, aNotice, pageOf } from '@test/people';
import { aStatusFrame, contextOf } from '@test/events';
import { HELLO } from '@test/fakeSockets';
import { fakeNetwork, NEVER, type FakeAnswer, type Sent } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeEvents } from './events';
import NoticePage from './NoticePage';

const LIST = '/api/v1/notice/list';
const READ = '/api/v1/notice/read';
const UID = 7;
const unread = (likes: number, replies = 0, follows = 0) => ({
  messages: 4,
  likes,
  replies,
  follows,
  total: 4 + likes + replies + follows,
});
const known = () => shownStatus();
const rows = () => [...document.querySelectorAll('[data-read]')].map((row) => row.textContent);
const tab = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const calls = (sent: Sent[], path: string) => sent.filter(({ url }) => url.startsWith(path));
const list = (records: Notice[], counts = unread(0)) => ({
  data: { ...pageOf(records), unread: counts, version: 5 },
});
const read = { data: { unread: unread(0), version: 9 } };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
});

describe('opening a part', () => {
  it('opening a part marks it read and clears its badge only', async () => {
    pushStatus(UID, { unread: unread(2, 1), version: 5 });
    const { sent } = fakeNetwork({
      [LIST]: list([aNotice(1), aNotice(2)], unread(2, 1)),
      [READ]: { data: { unread: unread(0, 1), version: 6 } },
    });
    renderScreen(<NoticePage />);
    await waitFor(() => expect(known()?.unread?.likes).toBe(0));
    expect(calls(sent, READ).map(({ body }) => body)).toEqual(['{"group":"likes"}']);
    expect(tab('赞')).toHaveTextContent(/^赞$/);
    expect(tab('评论和@')).toHaveTextContent('1');
    expect(rows()).toHaveLength(2);
    await userEvent.click(tab('评论和@'));
    await waitFor(() => expect(calls(sent, READ)).toHaveLength(2));
  });

  it('a part without unread notices sends no write', async () => {
    pushStatus(UID, { unread: unread(0), version: 5 });
    const { sent } = fakeNetwork({ [LIST]: list([aNotice(1, { read: true })]) });
    renderScreen(<NoticePage />);
    await screen.findByText('没有更早的了');
    expect(calls(sent, READ)).toEqual([]);
  });

  it('notices that are not shown yet are not marked read', async () => {
    pushStatus(UID, { unread: unread(2), version: 5 });
    const { sent } = fakeNetwork({ [LIST]: NEVER, [READ]: read });
    renderScreen(<NoticePage />);
    await waitFor(() => expect(calls(sent, LIST)).toHaveLength(1));
    expect(calls(sent, READ)).toEqual([]);
  });

  it('the page opens the first part with unread notices and stays there', async () => {
    pushStatus(UID, { unread: unread(0, 3, 1), version: 5 });
    const { sent } = fakeNetwork({
      [LIST]: list([aNotice(1, { kind: 'reply' })], unread(0, 3, 1)),
      [READ]: { data: { unread: unread(0, 0, 1), version: 6 } },
    });
    renderScreen(<NoticePage />);
    await waitFor(() => expect(known()?.unread?.replies).toBe(0));
    expect(tab('评论和@')).toHaveAttribute('aria-pressed', 'true');
    expect(calls(sent, READ)).toHaveLength(1);
  });

  it('a failed write leaves the notices unread', async () => {
    pushStatus(UID, { unread: unread(2), version: 5 });
    const { sent } = fakeNetwork({ [LIST]: list([aNotice(1)], unread(2)), [READ]: { status: 503 } });
    renderScreen(<NoticePage />);
    await waitFor(() => expect(calls(sent, READ)).toHaveLength(1));
    expect(known()?.unread?.likes).toBe(2);
    expect(tab('赞')).toHaveTextContent('2');
  });
});

it('a refetched list corrects a follow that ended on another device', async () => {
  const follower = list([aNotice(1, { kind: 'follow', postId: null, actor: anAuthor(11), read: true })]);
  fakeNetwork({ [LIST]: follower, '/api/v1/user/follow/11': { data: { followed: true, followers: 1 } } });
  const { client } = renderScreen(<NoticePage />, { at: '/notice?group=follows' });
  await userEvent.click(await screen.findByRole('button', { name: '回关 玩家11' }));
  await screen.findByRole('button', { name: '互相关注 玩家11' });
  await act(() => client.invalidateQueries({ queryKey: ['notices'] }));
  expect(await screen.findByRole('button', { name: '回关 玩家11' })).toBeVisible();
});

describe('notices that could not be marked read', () => {
  const openWith = async (answers: FakeAnswer[]) => {
    pushStatus(UID, { unread: unread(2), version: 5 });
    const network = fakeNetwork({
      [LIST]: list([aNotice(1)], unread(2)),
      [READ]: answers,
    });
    const { client } = renderScreen(<NoticePage />);
    await waitFor(() => expect(rows()).toHaveLength(1));
    return { client, ...network };
  };

  it('the write is sent again after the socket reconnects', async () => {
    const { client, sent } = await openWith([{ status: 503 }, read]);
    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith('nothing was marked read', expect.anything()),
    );
    expect(calls(sent, READ)).toHaveLength(1);
    act(() => noticeEvents.hello(contextOf(client, UID), HELLO));
    await waitFor(() => expect(known()?.unread?.likes).toBe(0));
    expect(calls(sent, READ)).toHaveLength(2);
  });

  it('the write is sent when the network is back', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { sent } = await openWith([read]);
    expect(calls(sent, READ)).toEqual([]);
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(known()?.unread?.likes).toBe(0));
  });
});

describe('pushes', () => {
  const receive = (client: QueryClient, notice: Notice) => {
    const frame = { type: 'notice', ...notice, unread: unread(1), version: 6 } as const;
    noticeEvents.notice(contextOf(client, UID), frame);
  };
  const open = async () => {
    pushStatus(UID, { unread: unread(0), version: 5 });
    const network = fakeNetwork({ [LIST]: list([aNotice(1, { read: true })]), [READ]: read });
    const { client } = renderScreen(<NoticePage />);
    await screen.findByText('没有更早的了');
    return { client, ...network };
  };

  it('a pushed notice appears and is marked read without a refetch', async () => {
    const { client, sent } = await open();
    const notice = aNotice(2, { actor: anAuthor(12, '乙'), about: '第二篇' });
    act(() => {
      pushStatus(UID, { unread: unread(1), version: 6 });
      receive(client, notice);
    });
    await waitFor(() => expect(rows()[0]).toContain('乙 赞了你的帖子'));
    await waitFor(() => expect(known()?.version).toBe(9));
    expect(known()?.unread?.likes).toBe(0);
    expect(calls(sent, LIST)).toHaveLength(1);
  });

  it('a push with more likes of one post updates the notice in place', async () => {
    const { client } = await open();
    const more = aNotice(1, { second: { uid: 12, name: '乙' }, actorNum: 12 });
    act(() => receive(client, more));
    await waitFor(() => expect(rows()[0]).toContain('甲、乙等 12 人赞了你的帖子'));
    expect(rows()).toHaveLength(1);
  });

  it('counts above those of the list cause a refetch', async () => {
    const { client, sent } = await open();
    act(() => noticeEvents.status(contextOf(client, UID), aStatusFrame({ unread: unread(3), version: 6 })));
    await waitFor(() => expect(calls(sent, LIST)).toHaveLength(2));
  });

  it('a reconnection causes a refetch', async () => {
    const { client, sent } = await open();
    act(() => noticeEvents.hello(contextOf(client, UID), HELLO));
    await waitFor(() => expect(calls(sent, LIST)).toHaveLength(2));
  });

  it('a hidden tab marks nothing read until it is visible', async () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { sent } = await open();
    act(() => pushStatus(UID, { unread: unread(1), version: 6 }));
    expect(calls(sent, READ)).toEqual([]);
    seen.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(calls(sent, READ)).toHaveLength(1));
  });
});

describe('followers', () => {
  it('the player can follow a follower back', async () => {
    const { sent } = fakeNetwork({
      [LIST]: list([aNotice(1, { kind: 'follow', postId: null, about: '' })]),
      '/api/v1/user/follow/11': { data: { followed: true, followers: 5 } },
    });
    renderScreen(<NoticePage />, { at: '/notice?group=follows' });
    await userEvent.click(await screen.findByText('回关'));
    expect(await screen.findByText('互相关注')).toBeVisible();
    expect(calls(sent, '/api/v1/user/follow/11')).toHaveLength(1);
  });
});

it('an empty part says so and links to the square; a part that failed to load is read again on tap', async () => {
  fakeNetwork({ [LIST]: [{ status: 503 }, list([])] });
  renderScreen(<NoticePage />);
  await userEvent.click(await screen.findByText('互动消息没能送到'));
  expect(await screen.findByText('还没有人点赞')).toBeVisible();
  expect(screen.getByText('去广场逛逛')).toHaveAttribute('href', '/square');
});
