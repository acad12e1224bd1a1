import { useToasts } from '@/components/ui/toast/toastStore';
import { registerKinds, reloadEntries } from '@/data/outbox';
import { putEntry } from '@/data/outbox/journal';
import { useAccount } from '@/features/account';
import { syncServerClock } from '@/lib/serverClock';
import { pushStatus } from '@test/account';
import { fakeNetwork, type FakeAnswer, type Sent } from '@test/fakeNetwork';
import { emptyOutbox, setOnline, storedEntries } from '@test/outbox';
import { renderScreen } from '@test/render';
import { aCalendar, done } from '@test/welfare';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import CheckinPage from './CheckinPage';
import { checkInKind } from './checkInKind';
import { WeekCard } from './week/WeekCard';

const UID = 7;
const CALENDAR = '/api/v1/checkin/calendar';
const CHECK_IN = '/api/v1/checkin/today';
const ANSWER = {
  day: '2026-11-21',
  reward: 5,
  streak: 1,
  badge: null,
  card: false,
  coinNum: 105,
  version: 2,
};
const DONE = aCalendar({ streak: 1, days: done(21), checkedInToday: true, coinNum: 105, version: 2 });
const DAY = { today: '2026-11-21', zone: 'Asia/Shanghai' };
const LOST = new TypeError('lost');

const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const press = async () => userEvent.click(await screen.findByRole('button', { name: '签到领 5X钻' }));
const noted = () => screen.findByText('签到已记下，网络恢复后自动完成');
const checkedIn = () => screen.findByText('今天已签到');
const calls = (sent: readonly Sent[]) => sent.filter(({ method }) => method === 'POST');
const keys = (sent: readonly Sent[]) => new Set(calls(sent).map(({ headers }) => headers['Idempotency-Key']));
const open = () => renderScreen(<CheckinPage />);

/** A server that answers check-ins in this order. */
function network(...answers: FakeAnswer[]) {
  let isDone = false;
  return fakeNetwork({
    [CALENDAR]: () => ({ data: isDone ? DONE : aCalendar() }),
    [CHECK_IN]: () => {
      const answer = answers.shift() ?? { data: ANSWER };
      isDone = !(answer instanceof Error);
      return answer;
    },
  });
}

/** Reads the journal again, as a page does after a reload. */
function reloadPage(view: { unmount: () => void }) {
  view.unmount();
  act(() => useAccount.setState({ uid: 8 }));
  act(() => useAccount.setState({ uid: UID }));
  return open();
}

const anEntry = (changes: object = {}) => ({
  ...{ id: `${UID}:checkin:today`, key: 'a-key', kind: 'checkin', uid: UID, order: 'checkin:today' },
  ...{ payload: DAY, createdAt: Date.now(), expiresAt: Date.now() + 60_000 },
  ...{ attempts: 0, stalled: true, refusal: null, ...changes },
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Retries come after the longest backoff: only the network is faster.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
  useToasts.setState({ toasts: [] });
  act(() => pushStatus(UID, { version: 1, coinNum: 100, checkedInToday: false }));
  setOnline(true);
});

afterEach(emptyOutbox);

describe('without a network', () => {
  // The day of the calendar is not over.
  beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:00Z')));

  it('the check-in waits, survives a reload, and happens once when the network is back', async () => {
    const { sent } = network();
    setOnline(false);
    const view = open();
    await press();
    expect(await noted()).toBeVisible();
    expect(await storedEntries()).toHaveLength(1);
    reloadPage(view);
    expect(await noted()).toBeVisible();
    expect(calls(sent)).toEqual([]);
    setOnline(true);
    expect(await checkedIn()).toBeVisible();
    expect(calls(sent)).toHaveLength(1);
    await waitFor(() => expect(screen.getByTestId('coin-balance')).toHaveTextContent('105'));
    await waitFor(async () => expect(await storedEntries()).toEqual([]));
  });

  it('the card of the rewards page says so, too, and celebrates the answer', async () => {
    network();
    setOnline(false);
    renderScreen(<WeekCard />);
    await press();
    expect(await noted()).toBeVisible();
    setOnline(true);
    expect(await screen.findByText(/今天已签到/)).toBeVisible();
    expect(toasts()).toEqual(['签到成功，+5X钻，已连签 1 天']);
  });

  it('a player on another page reads that the check-in happened', async () => {
    network();
    setOnline(false);
    const { unmount } = open();
    await press();
    await noted();
    unmount();
    setOnline(true);
    await waitFor(() => expect(toasts()).toEqual(['签到成功，+5X钻，已连签 1 天']));
  });

  it('a lost answer is followed by another attempt under the same key', async () => {
    const { sent } = network(LOST);
    open();
    await press();
    expect(await noted()).toBeVisible();
    setOnline(true);
    expect(await checkedIn()).toBeVisible();
    expect(calls(sent)).toHaveLength(2);
    expect(keys(sent).size).toBe(1);
  });
});

describe('the end of the day', () => {
  const lifetimeAt = (time: string) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
    return checkInKind.lifetimeMs(DAY);
  };

  it('a check-in is sent until its day ends in the zone of the calendar', () => {
    expect(lifetimeAt('2026-11-21T10:00:00Z')).toBe(6 * 3_600_000);
    expect(lifetimeAt('2026-11-21T15:59:00Z')).toBe(60_000);
  });

  it('a page that still shows the last day sends its check-in at once', () => {
    expect(lifetimeAt('2026-11-21T16:00:01Z')).toBe(10_000);
  });

  it('a check-in that found no network is not sent, and the player reads that', async () => {
    const { sent } = network();
    registerKinds([checkInKind]);
    await putEntry(anEntry({ expiresAt: Date.now() - 1 }));
    await act(reloadEntries);
    open();
    setOnline(true);
    await waitFor(() => expect(toasts()).toEqual(['11月21日一直没有网络，没签上到']));
    await waitFor(async () => expect(await storedEntries()).toEqual([]));
    expect(calls(sent)).toEqual([]);
  });

  it('a lost answer of yesterday is not replayed for today', async () => {
    await putEntry(anEntry({ attempts: 1, payload: { ...DAY, today: '2026-11-20' } }));
    await act(reloadEntries);
    const { sent } = network();
    open();
    await press();
    expect(await checkedIn()).toBeVisible();
    expect([...keys(sent)]).not.toContain('a-key');
    expect(calls(sent)).toHaveLength(1);
  });
});

it('another tab checked in: the page shows it without a celebration', async () => {
  fakeNetwork({ [CALENDAR]: [{ data: aCalendar() }, { data: DONE }] });
  registerKinds([checkInKind]);
  open();
  await screen.findByRole('button', { name: '签到领 5X钻' });
  const channel = new BroadcastChannel('portal-outbox');
  await act(async () =>
    channel.postMessage({
      type: 'answer',
      entry: anEntry(),
      answer: { ...ANSWER, badge: '2026-11' },
      askedAt: 0,
    }),
  );
  expect(await checkedIn()).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts()).toEqual([]);
  channel.close();
});

it('a check-in of a day that has ended is not sent, although the clock of the device was set back', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:00Z'));
  onTestFinished(() => syncServerClock(new Date().toUTCString()));
  const { sent } = network();
  setOnline(false);
  open();
  await press();
  await noted();
  // The next day in China, by an answer of the server.
  act(() => syncServerClock('Sat, 21 Nov 2026 17:00:00 GMT'));
  setOnline(true);
  await waitFor(() => expect(toasts()).toEqual(['11月21日一直没有网络，没签上到']));
  expect(calls(sent)).toEqual([]);
});
