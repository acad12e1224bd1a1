import { useAccount } from '@/features/account';
import { useToasts } from '@/components/ui/toast/toastStore';
import { pushStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { emptyOutbox } from '@test/outbox';
import { testClient } from '@test/queryClient';
import { renderScreen } from '@test/render';
import { aCalendar, done } from '@test/welfare';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CheckinPage from './CheckinPage';

const UID = 7;
const CALENDAR = '/api/v1/checkin/calendar';
const TODAY = '/api/v1/checkin/today';
const MAKE_UP = '/api/v1/checkin/makeup';
const ANSWER = {
  day: '2026-11-21',
  reward: 10,
  streak: 3,
  badge: null,
  card: false,
  coinNum: 110,
  version: 2,
};
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
  useToasts.setState({ toasts: [] });
  act(() => pushStatus(UID, { version: 1, coinNum: 100, checkedInToday: false }));
});

afterEach(emptyOutbox);

it('the page shows the streak, its rewards, and the start of the next day', async () => {
  fakeNetwork({ [CALENDAR]: { data: aCalendar({ streak: 2, days: done(19, 20) }) } });
  renderScreen(<CheckinPage />);
  expect(await screen.findByTestId('streak')).toHaveTextContent('2');
  expect(screen.getByText('再签 5 天，领 30X钻')).toBeVisible();
  expect(screen.getByText('每天 00:00（北京时间）更新')).toBeVisible();
  expect(screen.getByRole('img', { name: '11月20日，已签到' })).toBeVisible();
  expect(screen.getByRole('img', { name: '11月18日，漏签' })).toBeVisible();
  expect(screen.getByRole('img', { name: '11月21日，今天，还没签到' })).toBeVisible();
});

it('repeated presses check in once: the day is stamped, the balance grows, and the button is done', async () => {
  const before = aCalendar({ streak: 2, days: done(19, 20) });
  const after = aCalendar({
    streak: 3,
    days: done(19, 20, 21),
    checkedInToday: true,
    coinNum: 110,
    version: 2,
  });
  let calls = 0;
  const { sent } = fakeNetwork({
    [CALENDAR]: () => ({ data: calls > 0 ? after : before }),
    [TODAY]: () => {
      calls += 1;
      return { data: ANSWER };
    },
  });
  renderScreen(<CheckinPage />);
  const press = await button('签到领 10X钻');
  await userEvent.dblClick(press);
  expect(await screen.findByText('今天已签到')).toBeVisible();
  expect(screen.getByText('明天 +10X钻')).toBeVisible();
  expect(screen.getByRole('img', { name: '11月21日，已签到' })).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('coin-balance')).toHaveTextContent('110'));
  await waitFor(() => expect(screen.getByTestId('streak')).toHaveTextContent('3'));
  const writes = sent.filter(({ method }) => method === 'POST');
  expect(writes).toHaveLength(1);
  expect(writes[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
});

it('a check-in that another device made first is shown and explained', async () => {
  const after = aCalendar({ streak: 1, days: done(21), checkedInToday: true, version: 2 });
  let checkedIn = false;
  fakeNetwork({
    [CALENDAR]: () => ({ data: checkedIn ? after : aCalendar() }),
    [TODAY]: () => {
      checkedIn = true;
      return { code: 2003, msg: '已经有过啦' };
    },
  });
  renderScreen(<CheckinPage />);
  await userEvent.click(await button('签到领 5X钻'));
  expect(await screen.findByText('今天已签到')).toBeVisible();
  expect(toasts()).toEqual(['今天已经签过啦，明天再来']);
});

it('a newer status triggers a refetch', async () => {
  const after = aCalendar({ streak: 1, days: done(21), checkedInToday: true, version: 5 });
  const { sent } = fakeNetwork({ [CALENDAR]: [{ data: aCalendar() }, { data: after }] });
  renderScreen(<CheckinPage />);
  await button('签到领 5X钻');
  act(() => pushStatus(UID, { version: 5, coinNum: 105 }));
  expect(await screen.findByText('今天已签到')).toBeVisible();
  expect(sent).toHaveLength(2);
});

it('the day that completes the month brings the month’s badge', async () => {
  const all = Array.from({ length: 20 }, (_, index) => index + 1);
  fakeNetwork({
    [CALENDAR]: { data: aCalendar({ streak: 20, days: done(...all) }) },
    [TODAY]: { data: { ...ANSWER, badge: '2026-11' } },
  });
  renderScreen(<CheckinPage />);
  await userEvent.click(await button('签到领 30X钻'));
  const dialog = await screen.findByRole('dialog', { name: '11月全勤徽章到手' });
  expect(within(dialog).getByRole('img', { name: '2026年11月全勤徽章' })).toBeVisible();
});

it('the page shows the earned badges and the progress of the next one', async () => {
  const all = Array.from({ length: 20 }, (_, index) => index + 1);
  fakeNetwork({
    [CALENDAR]: { data: aCalendar({ streak: 20, days: done(...all), badges: ['2026-10'] }) },
  });
  renderScreen(<CheckinPage />);
  expect(await screen.findByText('再签 10 天就能点亮')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '11月全勤进度' })).toHaveAttribute('aria-valuenow', '20');
  expect(screen.getByRole('img', { name: '2026年10月全勤徽章' })).toBeVisible();
});

it('the calendar does not go back before the month of the registration', async () => {
  fakeNetwork({ [CALENDAR]: { data: aCalendar({ firstDay: '2026-11-05' }) } });
  renderScreen(<CheckinPage />);
  expect(await button('上个月')).toBeDisabled();
  expect(screen.getByRole('img', { name: '11月4日，那时还没加入' })).toBeVisible();
  expect(screen.getByRole('img', { name: '11月5日，漏签' })).toBeVisible();
});

it('the page polls with growing delays if this clock passes midnight before the server’s', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T16:00:01Z'), shouldAdvanceTime: true });
  const { sent } = fakeNetwork({ [CALENDAR]: { data: aCalendar() } });
  renderScreen(<CheckinPage />);
  await button('签到领 5X钻');
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.length).toBeLessThan(16);
  vi.useRealTimers();
});

it('the calendar goes back month by month, but not ahead', async () => {
  const { sent } = fakeNetwork({
    [CALENDAR]: ({ url }) => ({
      data: url.includes('month=2026-10')
        ? aCalendar({ month: '2026-10', days: [{ day: '2026-10-05', madeUp: true }] })
        : aCalendar(),
    }),
  });
  renderScreen(<CheckinPage />);
  expect(await button('下个月')).toBeDisabled();
  await userEvent.click(await button('上个月'));
  expect(await screen.findByRole('heading', { name: '2026年10月' })).toBeVisible();
  expect(await screen.findByRole('img', { name: '10月5日，已补签' })).toBeVisible();
  expect(sent.at(-1)?.url).toContain('month=2026-10');
  expect(await button('下个月')).toBeEnabled();
});

const canMakeUp = (difference: object = {}) =>
  aCalendar({
    streak: 1,
    days: done(17, 18, 20),
    makeUp: { price: 20, cards: 0, left: 2, days: ['2026-11-19'], ...difference },
  });

it('a missed day is made up at the confirmed price', async () => {
  const { sent } = fakeNetwork({
    [CALENDAR]: { data: canMakeUp() },
    [MAKE_UP]: { data: { ...ANSWER, day: '2026-11-19', reward: 0, streak: 4, coinNum: 80 } },
  });
  renderScreen(<CheckinPage />);
  await userEvent.click(await button(/^11月19日/));
  const sheet = await screen.findByRole('dialog', { name: '补签 11月19日' });
  expect(sheet).toHaveTextContent('本月还能补2 次');
  await userEvent.click(within(sheet).getByRole('button', { name: '花 20X钻 补签' }));
  await waitFor(() => expect(toasts()).toEqual(['11月19日补上啦，连签 4 天']));
  const write = sent.find(({ url }) => url === MAKE_UP);
  expect(JSON.parse(write!.body)).toEqual({ day: '2026-11-19', price: 20 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a changed price asks for confirmation again, and nothing is charged', async () => {
  const { sent } = fakeNetwork({
    [CALENDAR]: { data: canMakeUp() },
    [MAKE_UP]: [
      { code: 2006, msg: '价格变了', data: { price: 30 } },
      { data: { ...ANSWER, day: '2026-11-19', reward: 0, coinNum: 70 } },
    ],
  });
  renderScreen(<CheckinPage />);
  await userEvent.click(await button(/^11月19日/));
  await userEvent.click(await button('花 20X钻 补签'));
  expect(await screen.findByRole('alert')).toHaveTextContent('价格刚刚变了');
  await userEvent.click(await button('花 30X钻 补签'));
  await waitFor(() => expect(sent.filter(({ url }) => url === MAKE_UP)).toHaveLength(2));
  expect(JSON.parse(sent.findLast(({ url }) => url === MAKE_UP)!.body)).toMatchObject({ price: 30 });
});

it('the price stays marked as changed when the calendar knows it too', async () => {
  const { sent } = fakeNetwork({
    [CALENDAR]: [{ data: canMakeUp({ price: 0, cards: 1 }) }, { data: canMakeUp() }],
    [MAKE_UP]: { code: 2006, msg: '价格变了', data: { price: 20 } },
  });
  renderScreen(<CheckinPage />);
  await userEvent.click(await button(/^11月19日/));
  await userEvent.click(await button('用 1 张补签卡'));
  expect(await button('花 20X钻 补签')).toBeVisible();
  await waitFor(() => expect(sent.filter(({ url }) => url.startsWith(CALENDAR))).toHaveLength(2));
  await waitFor(() => expect(testClient().isFetching()).toBe(0));
  expect(screen.getByRole('alert')).toHaveTextContent('价格刚刚变了');
});

it('a card makes up a day instead of coins, and the sheet says so', async () => {
  const { sent } = fakeNetwork({
    [CALENDAR]: { data: canMakeUp({ price: 0, cards: 2 }) },
    [MAKE_UP]: { data: { ...ANSWER, card: true, day: '2026-11-19', reward: 0, streak: 4 } },
  });
  renderScreen(<CheckinPage />);
  await userEvent.click(await button(/^11月19日/));
  const sheet = await screen.findByRole('dialog', { name: '补签 11月19日' });
  expect(sheet).toHaveTextContent('补签价格1 张补签卡我的补签卡2 张');
  expect(sheet).not.toHaveTextContent('余额');
  await userEvent.click(within(sheet).getByRole('button', { name: '用 1 张补签卡' }));
  await waitFor(() => expect(toasts()).toEqual(['11月19日补上啦，连签 4 天']));
  expect(JSON.parse(sent.find(({ url }) => url === MAKE_UP)!.body)).toEqual({ day: '2026-11-19', price: 0 });
});

it('the line about missed days names the cards instead of a price, and without missed days it says how to use them', async () => {
  fakeNetwork({
    [CALENDAR]: [
      { data: canMakeUp({ price: 0, cards: 2 }) },
      { data: canMakeUp({ price: 0, cards: 2, days: [] }) },
    ],
  });
  renderScreen(<CheckinPage />);
  expect(
    await screen.findByText('漏签的日子点一下就能补，先用补签卡（2 张），本月还能补 2 次'),
  ).toBeVisible();
  await testClient().refetchQueries();
  expect(await screen.findByText('你有 2 张补签卡，以后漏签了，点那一天就能用')).toBeVisible();
});

it('an insufficient balance leads to the recharge', async () => {
  fakeNetwork({ [CALENDAR]: { data: canMakeUp({ price: 500 }) } });
  renderScreen(<CheckinPage />);
  await userEvent.click(await button(/^11月19日/));
  await userEvent.click(await button('花 500X钻 补签'));
  expect(await screen.findByRole('dialog', { name: '当前X钻余额不足！' })).toBeVisible();
});

it('without make-ups left, a missed day offers no action', async () => {
  fakeNetwork({ [CALENDAR]: { data: canMakeUp({ left: 0 }) } });
  renderScreen(<CheckinPage />);
  expect(await screen.findByText('这个月的补签次数用完啦')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^11月19日/ })).not.toBeInTheDocument();
});

it('the rules show the current figures', async () => {
  fakeNetwork({ [CALENDAR]: { data: aCalendar() } });
  renderScreen(<CheckinPage />);
  await button('签到领 5X钻');
  await userEvent.click(await button('规则'));
  const sheet = await screen.findByRole('dialog', { name: '签到规则' });
  expect(sheet).toHaveTextContent('每天 00:00（北京时间）更新');
  expect(sheet).toHaveTextContent('5、5、10、10、15、15、30X钻');
});

it('a visitor is led to the login, and no request is sent', async () => {
  useAccount.setState(useAccount.getInitialState(), true);
  const { sent } = fakeNetwork({});
  renderScreen(<CheckinPage />);
  expect(screen.getByRole('link', { name: '登录后签到' })).toHaveAttribute('href', '/login');
  expect(sent).toEqual([]);
});

it('a failed request offers a retry', async () => {
  fakeNetwork({ [CALENDAR]: [{ code: 1, msg: '服务器打了个盹', status: 500 }, { data: aCalendar() }] });
  renderScreen(<CheckinPage />);
  await userEvent.click(await screen.findByText('服务器打了个盹'));
  expect(await button('签到领 5X钻')).toBeVisible();
});
