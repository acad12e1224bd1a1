import { installHooks } from '@/api/http';
import { useAccount } from '@/features/account';
import { fakeNetwork, NEVER, type Sent } from '@test/fakeNetwork';
import { aComment } from '@test/posts';
import { eventually } from '@test/eventually';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dequeueArrived, outgoingComments, useOutbox, type OutgoingComment } from './outboxStore';
import { resubmit, sendAll, submit } from './send';

const UID = 7;
const KEY = `${UID}:comments`;
const SEND = '/api/v1/square/post/3/comment';
const LOST = new TypeError('lost');
const SAID = { data: aComment(30) };
const words = (content: string) => ({ post: 3, content, replyTo: null, mentions: [] });
const settled = () => eventually(() => expect(outgoingComments(UID)).toEqual([]));
const keys = (sent: readonly Sent[]) => new Set(sent.map(({ headers }) => headers['Idempotency-Key']));

const signIn = (uid: number) => useAccount.setState({ uid, token: uid ? 't' : '' });

/** Simulates a write of another tab, and its storage event. */
function elsewhere(items: readonly OutgoingComment[]): void {
  localStorage.setItem(KEY, JSON.stringify(items));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

beforeEach(() => {
  signIn(0);
  signIn(UID);
  useOutbox.setState({ items: [] });
  // Retries follow without a delay.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  // As the app does: each call names the signed-in player, and code 2 ends the session.
  installHooks({
    beforeRequest: (call) => ({ ...call, headers: { 'UG-Uid': String(useAccount.getState().uid) } }),
    afterResponse: (_, envelope) => void (envelope?.code === 2 && signIn(0)),
  });
});

afterEach(() => {
  // No attempt is left for the next test.
  signIn(0);
  installHooks({});
  vi.unstubAllGlobals();
});

it('a comment waits for the login of its author, and is never sent in the name of another', async () => {
  const { sent } = fakeNetwork({ [SEND]: [{ code: 2, msg: '请登录' }, SAID] });
  submit(words('来了'));
  await eventually(() => expect(useAccount.getState().uid).toBe(0));
  signIn(8);
  window.dispatchEvent(new Event('online'));
  expect(outgoingComments(UID)).toMatchObject([{ content: '来了', refusal: null }]);
  expect(sent).toHaveLength(1);
  signIn(UID);
  await settled();
  expect(sent.map(({ headers }) => headers['UG-Uid'])).toEqual(['7', '7']);
  expect(keys(sent).size).toBe(1);
});

it('retries stop when another player signs in', async () => {
  const { sent } = fakeNetwork({
    [SEND]: () => {
      signIn(8);
      return LOST;
    },
  });
  submit(words('来了'));
  await eventually(() => expect(useAccount.getState().uid).toBe(8));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
  expect(useOutbox.getState().items).toEqual([]);
});

it('without a network a comment waits until the network is back', async () => {
  const { sent } = fakeNetwork({ [SEND]: SAID });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  submit(words('信号不好'));
  expect(sent).toEqual([]);
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(sent).toHaveLength(1);
});

it('a comment that another tab has sent is not sent again', async () => {
  vi.mocked(Math.random).mockReturnValue(0.1);
  const { sent } = fakeNetwork({ [SEND]: [LOST, SAID] });
  submit(words('来了'));
  await eventually(() => expect(sent).toHaveLength(1));
  elsewhere([]);
  expect(useOutbox.getState().items).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  sendAll();
  expect(sent).toHaveLength(1);
});

it('a comment of another tab is shown here and not overwritten', () => {
  fakeNetwork({ [SEND]: NEVER });
  const theirs = { ...words('那边说的'), id: 'x', time: Date.now(), refusal: '不行' };
  localStorage.setItem(KEY, JSON.stringify([theirs]));
  submit(words('这边说的'));
  const both = [{ id: 'x' }, { content: '这边说的' }];
  expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject(both);
  expect(useOutbox.getState().items).toMatchObject(both);
});

describe('the lock among the tabs', () => {
  let turn: () => Promise<void> = () => Promise.resolve();
  const request = vi.fn((_: string, act: () => Promise<void>) => {
    turn = act;
    return NEVER;
  });
  beforeEach(() => Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true }));
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it.each([
    ['sends nothing if another tab has sent the comment', () => elsewhere([])],
    ['sends nothing if another player has signed in', () => signIn(8)],
  ])('%s', async (_, meanwhile) => {
    const { sent } = fakeNetwork({ [SEND]: SAID });
    submit(words('来了'));
    expect(request.mock.lastCall?.[0]).toBe(`portal-comment:${outgoingComments(UID)[0]!.id}`);
    meanwhile();
    await turn();
    expect(sent).toEqual([]);
  });
});

it('the same text after a confirmed comment is another comment', async () => {
  vi.mocked(Math.random).mockReturnValue(0.999);
  const { sent } = fakeNetwork({ [SEND]: [LOST, SAID] });
  submit(words('顶'));
  await eventually(() => expect(sent).toHaveLength(1));
  // The push of the comment arrived; its answer never did.
  dequeueArrived(UID, 3, aComment(30, { content: '顶' }));
  submit(words('顶'));
  await settled();
  expect(keys(sent).size).toBe(2);
});

it('an expired comment is sent only when its author asks', async () => {
  const { sent } = fakeNetwork({ [SEND]: SAID });
  elsewhere([{ ...words('昨天的话'), id: 'x', time: Date.now() - 24 * 3_600_000, refusal: null }]);
  sendAll();
  expect(sent).toEqual([]);
  const [item] = useOutbox.getState().items;
  expect(item?.refusal).toBe('没有发出去');
  resubmit(item!);
  await settled();
  expect(sent).toHaveLength(1);
});
