import type { ActivityDetail, Message, MessagePage } from '@/api/types';
import { useToasts } from '@/components/ui/toast/toastStore';
import { dispatch } from '@/data/eventRegistry';
import { useAccount } from '@/features/account';
import { useAnnouncement } from '@/features/announcement/announcementStore';
import { GUEST, storeAccount } from '@/features/account/accountStore';
import { bookQuery, shelfQuery } from '@/features/book/api';
import * as errorReporter from '@/lib/errorReporter';
import { messagesQuery } from '@/features/message';
import type { AppFrame } from '@/realtime';
import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import { shownStatus } from '@test/account';
import { anActivity } from '@test/activities';
import { aShelfBook, aShelfPage, aWholeBook } from '@test/books';
import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { anOrder } from '@test/orders';
import { testClient } from '@test/queryClient';
import { eventually } from '@test/eventually';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { events } from './events';

const UID = 7;
const { queryKey } = messagesQuery(UID);
const unread = (messages: number) => ({ messages, likes: 0, replies: 0, follows: 0, total: messages });
const message = (id: number): Message => ({
  id,
  kind: 'system',
  title: `第${id}条`,
  content: '',
  link: null,
  read: false,
  createTime: '2026-05-20T12:00:00.000Z',
});
const status = (version: number, messages: number, coinNum = 0): AppFrame => ({
  type: 'status',
  coinNum,
  levelType: 0,
  expTime: null,
  unread: unread(messages),
  version,
});

let client: QueryClient;
const take = (frame: AppFrame) => dispatch(events, { client, session: { uid: UID, token: 't' } }, frame);
const known = () => shownStatus();
const first = () => client.getQueryData(queryKey)?.pages[0];
const titles = () => first()?.records.map(({ id }) => id);
/** Whether the list is stale: a list without observers is refetched when a component shows it. */
const stale = () => client.getQueryState(queryKey)?.isInvalidated;
const becomesStale = () => eventually(() => expect(stale()).toBe(true));
/** Waits for all work that needs no network. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const page = (records: Message[], version: number): MessagePage => ({
  records,
  list: records,
  total: records.length,
  size: 20,
  current: 1,
  pages: 1,
  nextCursor: null,
  unread: unread(records.length),
  version,
});

beforeEach(() => {
  client = testClient();
  useToasts.setState({ toasts: [] });
  storeAccount({ ...GUEST, uid: UID, token: 't' });
  client.setQueryData(queryKey, { pages: [page([message(1)], 1)], pageParams: [{ currentPage: 1 }] });
});

it('a shelf item viewed on another device is no longer marked as new', () => {
  const shelf = shelfQuery(UID).queryKey;
  client.setQueryData<unknown>(shelf, {
    pages: [aShelfPage([aShelfBook({ updates: 3 }), aShelfBook({ id: 1, updates: 2 })], 30)],
    pageParams: [{}],
  });
  const stale = () => client.getQueryState(shelf)?.isInvalidated;
  take({ type: 'seen', bookId: 2001 });
  const first = client.getQueryData(shelf)?.pages[0];
  expect(first?.records.map((book) => book.updates)).toEqual([0, 2]);
  expect([first?.updated, stale()]).toEqual([29, false]);
  take({ type: 'seen', bookId: 404 });
  expect(stale(), 'what is not here is counted by the server').toBe(true);
});

it('a shelf change on another device is applied here', () => {
  const [shelf, book] = [shelfQuery(UID).queryKey, bookQuery(UID, 2001).queryKey];
  client.setQueryData<unknown>(shelf, { pages: [aShelfPage([], 0)], pageParams: [{}] });
  client.setQueryData(book, aWholeBook());
  take({ type: 'shelf', bookId: 2001, subscribed: true });
  expect(client.getQueryState(shelf)?.isInvalidated).toBe(true);
  expect(client.getQueryData(book)?.subscribed).toBe(true);
});

describe('a status', () => {
  it('updates coins and badge', () => {
    take(status(5, 3, 60));
    expect(known()).toMatchObject({ coinNum: 60, unread: { messages: 3 } });
  });

  it('with an older version changes nothing', () => {
    take(status(5, 3, 60));
    take(status(4, 0, 10));
    expect(known()).toMatchObject({ coinNum: 60, version: 5 });
  });

  it.each([
    ['more', 3],
    ['fewer', 0],
  ])('with %s unread than the list shows makes the list stale', (_, messages) => {
    take(status(5, messages));
    return becomesStale();
  });

  it('that matches the list, or is older than it, does not make it stale', async () => {
    take(status(5, 1, 60));
    take(status(1, 9));
    await settled();
    expect(stale()).toBe(false);
  });
});

it('each hello makes the list stale, also the first: a message may have come before the connection', () => {
  const limits = { frameBytes: 65_536, framesPerSecond: 20, topics: 20 };
  take({ type: 'hello', connection: 'c', heartbeat: 25_000, user: UID, limits });
  return becomesStale();
});

describe('a message', () => {
  const frame = (id: number, messages: number, version: number): AppFrame => ({
    type: 'message',
    ...message(id),
    unread: unread(messages),
    version,
  });

  it('is added at the top of the inbox and the badge grows, without a request', async () => {
    take(frame(2, 2, 6));
    take(status(6, 2));
    expect(titles()).toEqual([2, 1]);
    expect(known()).toMatchObject({ unread: { messages: 2 }, version: 6 });
    expect(first()?.records[0]).toEqual(message(2));
    await settled();
    expect(stale()).toBe(false);
  });

  it('makes the list stale if its count implies another, missing message', () => {
    take(frame(3, 3, 7));
    expect(titles()).toEqual([3, 1]);
    return becomesStale();
  });

  describe('during a fetch', () => {
    /** Shows an inbox. Returns its pending answers, which the test resolves one by one. */
    const show = () => {
      const answers: ((page: MessagePage) => void)[] = [];
      const observer = new InfiniteQueryObserver(client, {
        ...messagesQuery(UID),
        staleTime: Infinity,
        queryFn: () => new Promise<MessagePage>((answer) => answers.push(answer)),
      });
      onTestFinished(observer.subscribe(() => undefined));
      return answers;
    };

    it('survives an answer that was requested before it', async () => {
      const answers = show();
      void client.invalidateQueries({ queryKey });
      await eventually(() => expect(answers).toHaveLength(1));
      take(frame(2, 2, 6));
      await eventually(() => expect(answers).toHaveLength(2));
      answers[0]!(page([message(1)], 1));
      await settled();
      expect(titles()).toEqual([2, 1]);
      answers[1]!(page([message(2), message(1)], 6));
      await eventually(() => expect(client.isFetching()).toBe(0));
      expect(titles()).toEqual([2, 1]);
    });
  });
});

describe('the first fetch', () => {
  const LIST = '/api/user/center/message/all';
  const open = () => {
    const observer = new InfiniteQueryObserver(client, { ...messagesQuery(UID), retry: false });
    onTestFinished(observer.subscribe(() => undefined));
  };

  beforeEach(() => {
    client.clear();
    onTestFinished(() => void vi.unstubAllGlobals());
  });

  it('starts again when a message comes meanwhile', async () => {
    const { sent } = fakeNetwork({ [LIST]: [NEVER, { data: page([message(2), message(1)], 6) }] });
    open();
    expect(sent).toHaveLength(1);
    take({ type: 'message', ...message(2), unread: unread(2), version: 6 });
    await eventually(() => expect(titles()).toEqual([2, 1]));
    expect(sent).toHaveLength(2);
  });

  it('is repeated when a newer status comes before its answer', async () => {
    const { sent } = fakeNetwork({
      [LIST]: [{ data: page([message(1)], 1) }, { data: page([message(2), message(1)], 6) }],
    });
    open();
    take(status(6, 2));
    await eventually(() => expect(titles()).toEqual([2, 1]));
    expect(sent).toHaveLength(2);
  });
});

it('an ended session signs out here and gives the reason', () => {
  take({ type: 'sessionEnded', reason: 'password' });
  expect(useAccount.getState().uid).toBe(0);
  expect(known()).toBeNull();
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['密码已修改，请重新登录']);
});

it('the late end of a former session neither ends the current session nor shows a message', () => {
  const newer = { ...GUEST, uid: 8, token: 'newer' };
  localStorage.setItem('account', JSON.stringify(newer));
  take({ type: 'sessionEnded', reason: 'logout' });
  expect(useAccount.getState()).toEqual(newer);
  expect(JSON.parse(localStorage.getItem('account')!)).toMatchObject(newer);
  expect(useToasts.getState().toasts).toEqual([]);
});

it('a notice updates the counts at once', () => {
  take(status(5, 3));
  const counts = { ...unread(3), likes: 1, total: 4 };
  const actor = { uid: 8, name: '小雨', levelType: 0, followed: false };
  const createTime = '2026-05-20T12:00:00.000Z';
  const texts = { excerpt: '', about: '今晚谁在' };
  const notice = { id: 1, kind: 'like', actor, actorNum: 1, ...texts, read: false, createTime } as const;
  take({ type: 'notice', ...notice, unread: counts, version: 6 });
  expect(known()).toMatchObject({ unread: { likes: 1, total: 4 }, version: 6 });
  take({ type: 'notice', ...notice, unread: { ...counts, likes: 0 }, version: 4 });
  expect(known()).toMatchObject({ unread: { likes: 1 }, version: 6 });
});

it('a visitor receives announcements and ignores the frames for players', () => {
  const announcement = { id: 3, title: '开服', content: '', createTime: '2026-05-20T12:00:00.000Z' };
  const visitor = { client, session: null };
  dispatch(events, visitor, { type: 'announcement', ...announcement });
  expect(useAnnouncement.getState().announcement).toEqual(announcement);
  dispatch(events, visitor, status(5, 3));
  expect(known()).toBeNull();
});

it('an error in the handler of one feature is reported, and the other features still receive the frame', () => {
  const [report, warn] = [vi.spyOn(errorReporter, 'reportClientError'), vi.spyOn(console, 'warn')];
  for (const spy of [report, warn]) spy.mockImplementation(() => undefined);
  const error = new Error('broken store');
  onTestFinished(
    client.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] === 'status') throw error;
    }),
  );
  take({ type: 'message', ...message(2), unread: unread(2), version: 6 });
  expect(report.mock.calls).toEqual([['error', error]]);
  expect(titles()).toEqual([2, 1]);
});

it('an unknown frame is ignored', () => {
  take({ type: 'tomorrow' } as unknown as AppFrame);
  expect(known()).toBeNull();
});

describe('progress in an activity', () => {
  const activities = ['activities', UID, 'one', 1] as const;
  const told = (task: number) =>
    take({ type: 'activity', activityId: 1, progress: [{ task, done: 2 }] } as AppFrame);

  it('is shown at once, without a request', () => {
    client.setQueryData(activities, anActivity());
    told(1);
    expect(client.getQueryData<ActivityDetail>(activities)?.tasks[0]?.done).toBe(2);
    expect(client.getQueryState(activities)?.isInvalidated).toBe(false);
  });

  it('of an unknown task causes a refetch', () => {
    client.setQueryData(activities, anActivity());
    told(9);
    expect(client.getQueryState(activities)?.isInvalidated).toBe(true);
  });

  it('is refetched after a reconnection', () => {
    client.setQueryData(activities, anActivity());
    take({
      type: 'hello',
      connection: 'c',
      heartbeat: 1,
      user: null,
      limits: { topics: 1, framesPerSecond: 1 },
    } as unknown as AppFrame);
    expect(client.getQueryState(activities)?.isInvalidated).toBe(true);
  });
});

it('a changed order is shown at once, and refetched', () => {
  const order = anOrder();
  const list = { records: [order], total: 1, size: 20, current: 1, pages: 1, nextCursor: null };
  const orders = ['orders', UID, 'list'] as const;
  client.setQueryData(orders, { pages: [list], pageParams: [{ currentPage: 1 }] });
  take({ type: 'order', orderId: order.id, status: 'delivered' });
  const known = client.getQueryData<{ pages: { records: unknown[] }[] }>(orders);
  expect(known?.pages[0]?.records).toEqual([{ ...order, status: 'delivered' }]);
  expect(client.getQueryState(orders)?.isInvalidated).toBe(true);
});
