import { aStatus, pushStatus, shownStatus } from '@test/account';
import { fakeNetwork, lateAnswer, NEVER } from '@test/fakeNetwork';
import { testClient as client } from '@test/queryClient';
import { Random, seeds } from '@test/random';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GUEST, resetAccount, storeAccount, useAccount } from './accountStore';
import { accountEvents } from './events';
import { applyStatus } from './applyStatus';
import { followStatus, knownUnread, refreshStatus, statusQuery } from './statusQuery';

const ME = '/api/user/center/me';
const signInAs = (uid: number) => storeAccount({ ...GUEST, uid, token: `token-${uid}` });
const stateOf = (uid: number) => client().getQueryState(statusQuery(uid).queryKey);

beforeEach(() => {
  resetAccount(useAccount.getState().token);
});

it('a snapshot of the signed-in player is stored', () => {
  signInAs(7);
  pushStatus(7, { version: 1, coinNum: 60 });
  expect(shownStatus()?.coinNum).toBe(60);
});

it('a snapshot for a signed-out player is dropped', () => {
  signInAs(8);
  pushStatus(7, { version: 9, coinNum: 60 });
  expect(stateOf(7)).toBeUndefined();
});

it('each player has a separate status', () => {
  signInAs(7);
  pushStatus(7, { version: 5, coinNum: 60 });
  signInAs(8);
  expect(shownStatus()).toBeNull();
  pushStatus(8, { version: 1, coinNum: 1 });
  expect(shownStatus()).toEqual({ version: 1, coinNum: 1 });
});

it('the account survives a reload, with a default for each missing field', () => {
  storeAccount({ ...GUEST, uid: 7, token: 't' });
  expect(JSON.parse(localStorage.getItem('account')!)).toMatchObject({
    uid: 7,
    accountType: 0,
    needBind: 0,
    sex: 0,
  });
  expect(useAccount.getState().name).toBe('游客');
});

const whole = (uid: number, version: number, name: string) =>
  aStatus({ uid, version, name, age: 18, sex: 2 });

it('a complete status updates the same fields of the account', () => {
  signInAs(7);
  expect(applyStatus(client(), whole(7, 2, '小晴'))).toBe(true);
  expect(useAccount.getState()).toMatchObject({ name: '小晴', age: 18, sex: 2, token: 'token-7' });
  expect(JSON.parse(localStorage.getItem('account')!)).toMatchObject({ name: '小晴' });
});

it('a stale status, or another player’s, is rejected and changes nothing', () => {
  signInAs(7);
  pushStatus(7, { version: 3, name: '小雨' });
  expect(applyStatus(client(), whole(7, 2, '小晴'))).toBe(false);
  expect(applyStatus(client(), whole(8, 9, '小晴'))).toBe(false);
  expect(useAccount.getState().name).toBe(GUEST.name);
  expect(shownStatus()).toMatchObject({ name: '小雨', version: 3 });
});

it('a late answer changes only the fields that no push has updated since', () => {
  signInAs(7);
  const unread = { messages: 1, likes: 0, replies: 0, follows: 0, total: 1 };
  pushStatus(7, { version: 5, coinNum: 60, unread });
  pushStatus(7, { version: 7, unread: { ...unread, messages: 3 } });
  pushStatus(7, { version: 6, coinNum: 90, unread: { ...unread, messages: 2 } });
  expect(shownStatus()).toMatchObject({ version: 7, coinNum: 90, unread: { messages: 3 } });
  pushStatus(7, { version: 8, coinNum: 95 });
  expect(knownUnread(client(), 7)).toMatchObject({ version: 7, unread: { messages: 3 } });
  expect(knownUnread(client(), 8)).toEqual({});
});

describe('a request for the complete status', () => {
  beforeEach(() => signInAs(7));

  it('updates the status and the account', async () => {
    fakeNetwork({ [ME]: { data: aStatus({ version: 3, coinNum: 60, name: '小雨' }) } });
    await refreshStatus(client(), 7);
    expect(shownStatus()).toMatchObject({ version: 3, coinNum: 60 });
    expect(useAccount.getState().name).toBe('小雨');
  });

  it('keeps a push that comes before its answer', async () => {
    const late = lateAnswer();
    fakeNetwork({ [ME]: late.answer });
    const refreshed = refreshStatus(client(), 7);
    pushStatus(7, { version: 5, coinNum: 90 });
    late.comes({ data: aStatus({ version: 4, coinNum: 60, posts: 12 }) });
    await refreshed;
    expect(shownStatus()).toMatchObject({ version: 5, coinNum: 90, posts: 12 });
  });

  it('replaces a pending request, which may be older than the change', async () => {
    const { sent } = fakeNetwork({ [ME]: [NEVER, { data: aStatus({ version: 4 }) }] });
    const first = refreshStatus(client(), 7);
    await Promise.all([first, refreshStatus(client(), 7)]);
    expect(sent).toHaveLength(2);
    expect(shownStatus()?.version).toBe(4);
  });

  it('is not sent for a player who has signed out', async () => {
    const { sent } = fakeNetwork({ [ME]: { status: 503 } });
    signInAs(8);
    await refreshStatus(client(), 7);
    resetAccount('token-8');
    await refreshStatus(client(), 7);
    expect(sent).toEqual([]);
  });

  it('rejects on failure, and the reason outlives a push', async () => {
    fakeNetwork({ [ME]: { status: 503 } });
    await expect(refreshStatus(client(), 7)).rejects.toMatchObject({ status: 503 });
    pushStatus(7, { version: 5, coinNum: 90 });
    expect(stateOf(7)).toMatchObject({ fetchFailureReason: { status: 503 }, fetchStatus: 'idle' });
  });
});

it('a follower is called for each change of the status and of the player', () => {
  const seen: unknown[] = [];
  followStatus(client(), (status, uid) => seen.push([uid, status?.coinNum]));
  signInAs(7);
  pushStatus(7, { version: 1, coinNum: 60 });
  resetAccount(useAccount.getState().token);
  expect(seen).toEqual([
    [0, undefined],
    [7, undefined],
    [7, 60],
    [0, undefined],
  ]);
});

/** Random histories of frames and answers, late, twice or never, over the real handlers and the real query. */
it('coins and unread counts never go back, and end at the truth', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  signInAs(7);
  for (const seed of seeds(100))
    await live(seed).catch((error: unknown) => {
      throw new Error(`SEED=${seed} repeats it`, { cause: error });
    });
});

async function live(seed: number) {
  client().clear();
  const random = new Random(seed);
  const truth = { version: 1, coinNum: 0, levelType: 0, expTime: null, unread: aStatus().unread };
  const delay = () => new Promise((resolve) => setTimeout(resolve, random.below(400)));
  fakeNetwork({
    [ME]: () =>
      delay().then(() => {
        const data = aStatus(truth);
        return delay().then(() => ({ data }));
      }),
  });
  const context = { client: client(), session: { uid: 7, token: 'token-7' } };
  const push = async () => {
    const { version, unread, ...rest } = truth;
    const part = random.chance(0.5);
    await delay();
    if (part) accountEvents.notice(context, { type: 'notice', version, unread } as never);
    else accountEvents.status(context, { type: 'status', version, unread, ...rest });
  };
  // Coins and unread counts only rise here, so a lower one is an old one.
  let shown = { coins: 0, total: 0 };
  const stop = client()
    .getQueryCache()
    .subscribe(() => {
      const status = shownStatus();
      const now = { coins: status?.coinNum ?? shown.coins, total: status?.unread?.total ?? shown.total };
      expect(now.coins).toBeGreaterThanOrEqual(shown.coins);
      expect(now.total).toBeGreaterThanOrEqual(shown.total);
      shown = now;
    });
  for (let step = 0; step < 40; step += 1) {
    if (random.chance(0.5)) {
      truth.version += 1;
      if (random.chance(0.5)) truth.coinNum += 1;
      else truth.unread = { ...truth.unread, total: truth.unread.total + 1 };
      if (random.chance(0.8)) void push();
    }
    if (random.chance(0.2)) void refreshStatus(client(), 7);
    await vi.advanceTimersByTimeAsync(random.below(200));
  }
  const refreshed = refreshStatus(client(), 7);
  await vi.advanceTimersByTimeAsync(1_000);
  await refreshed;
  expect(shownStatus()).toMatchObject(truth);
  stop();
}
