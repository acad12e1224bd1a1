import type { ActivityDetail } from '@/api/types';
import { useToasts } from '@/components/ui/toast/toastStore';
import { useAccount } from '@/features/account';
import type { QueryClient } from '@tanstack/react-query';
import { pushStatus } from '@test/account';
import { aDrawActivity, aListedActivity, anActivity, aTask } from '@test/activities';
import { contextOf } from '@test/events';
import { fakeNetwork, lateAnswer, NEVER } from '@test/fakeNetwork';
import { pageOf } from '@test/orders';
import { renderScreen } from '@test/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activityQuery } from './api';
import ActivityPage from './ActivityPage';
import { activityEvents } from './events';

const UID = 7;
const LIST = '/api/v1/activity/list';
const ONE = '/api/v1/activity/1';
const WHEEL = '/api/v1/activity/2';
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const where = () => screen.getByTestId('where').textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const balance = () => screen.getByTestId('coin-balance');

type Answers = Parameters<typeof fakeNetwork>[0];

/** A frame reports progress with task 1. */
function receive(client: QueryClient, activityId: number, done: number) {
  const progress = [{ task: 1, done }];
  activityEvents.activity(contextOf(client, UID), { type: 'activity', activityId, progress });
}

/** Opens the page with these answers. By default lists are empty and nobody has won. */
function open(at: string, answers: Answers = {}) {
  const network = fakeNetwork({
    [LIST]: { data: pageOf([]) },
    [`${WHEEL}/winner/list`]: { data: [] },
    [`${WHEEL}/draw/list`]: { data: pageOf([]) },
    ...answers,
  });
  const requests = (path: string) => network.sent.filter(({ url }) => url.split('?')[0] === path);
  const page = (
    <Routes>
      <Route path="/activity/:id?" element={<ActivityPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { ...renderScreen(page, { at }), requests };
}

function player(coinNum = 100) {
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
  pushStatus(UID, { version: 1, coinNum });
}

beforeEach(() => {
  useAccount.setState(useAccount.getInitialState(), true);
  useToasts.setState({ toasts: [] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => void vi.useRealTimers());

it('the former address of an activity leads to its page', async () => {
  open('/activity?id=1', { [ONE]: { data: anActivity() } });
  expect(await screen.findByRole('heading', { name: '新手成长周', level: 1 })).toBeVisible();
  expect(where()).toBe('/activity/1');
});

describe('the list', () => {
  it('the list has a tab for each state and shows remaining time and participants', async () => {
    const states: (string | null)[] = [];
    // Before the page reads the clock, so that not more than five days remain.
    const running = aListedActivity();
    open('/activity', {
      [LIST]: ({ url }: { url: string }) => {
        const state = new URLSearchParams(url.split('?')[1]).get('state');
        states.push(state);
        return { data: pageOf(state === 'running' ? [running] : []) };
      },
    });
    const card = await screen.findByRole('link', { name: /新手成长周/ });
    expect(card).toHaveAttribute('href', '/activity/1');
    expect(card).toHaveTextContent('已参加');
    expect(card).toHaveTextContent('12 人参加');
    expect(card).toHaveTextContent(/距结束(4天23:5\d:\d\d|5天00:00:00)/);
    await press('即将开始');
    expect(await screen.findByText('暂时没有预告')).toBeVisible();
    await press('往期');
    expect(await screen.findByText('还没有往期活动')).toBeVisible();
    expect(states).toEqual(['running', 'coming', 'past']);
  });

  it('a list that fails to load offers a retry', async () => {
    open('/activity', { [LIST]: [{ status: 503 }, { data: pageOf([aListedActivity()]) }] });
    await userEvent.click(await screen.findByText('活动没能取到'));
    expect(await screen.findByText('新手成长周')).toBeVisible();
  });

  it('the list stays mounted behind an open activity', async () => {
    open('/activity', { [LIST]: { data: pageOf([aListedActivity()]) }, [ONE]: { data: anActivity() } });
    const card = await screen.findByRole('link', { name: /新手成长周/ });
    await userEvent.click(card);
    expect(await screen.findByRole('heading', { name: /^活动任务/ })).toBeVisible();
    expect(card).not.toBeVisible();
    expect(document.body).toContainElement(card);
  });
});

describe('tasks', () => {
  const ready = anActivity({ tasks: [aTask({ done: 3 })] });

  it('a task links to its screen and shows its progress', async () => {
    player();
    open('/activity/1', {
      [ONE]: { data: anActivity({ tasks: [aTask({ done: 1 }), aTask({ id: 2, deed: 'publish' })] }) },
    });
    expect(await screen.findByRole('link', { name: /^去点赞/ })).toHaveAttribute('href', '/square');
    expect(screen.getByRole('link', { name: /^去发帖/ })).toHaveAttribute('href', '/postpage');
    expect(screen.getAllByRole('progressbar')[0]).toHaveAttribute('aria-valuenow', '1');
  });

  it('a socket frame moves a task, and a finished task shows a toast and can be claimed', async () => {
    player();
    const { client } = open('/activity/1', { [ONE]: [{ data: anActivity() }, NEVER] });
    await screen.findByText('0/3');
    act(() => receive(client, 1, 2));
    expect(await screen.findByText('2/3')).toBeVisible();
    act(() => receive(client, 1, 3));
    expect(await screen.findByRole('button', { name: /^领取/ })).toBeVisible();
    expect(toasts()).toEqual(['「点 3 个赞」可以领奖啦']);
  });

  it('a frame during the request takes precedence over the answer', async () => {
    player();
    const late = lateAnswer();
    const { client } = open('/activity/1', { [ONE]: late.answer });
    await waitFor(() => expect(screen.getByLabelText('正在加载')).toBeInTheDocument());
    act(() => receive(client, 1, 2));
    late.comes({ data: anActivity() });
    expect(await screen.findByText('2/3')).toBeVisible();
  });

  it('a task pays once: the balance changes and the task shows as claimed', async () => {
    player();
    const { requests } = open('/activity/1', {
      [ONE]: [{ data: ready }, { data: anActivity({ tasks: [aTask({ done: 3, claimed: true })] }) }],
      [`${ONE}/claim`]: { data: { coins: 10, vipDays: 0, coinNum: 110, version: 2 } },
    });
    await userEvent.dblClick(await screen.findByRole('button', { name: /^领取/ }));
    expect(await screen.findByText('已领取')).toBeVisible();
    await waitFor(() => expect(balance()).toHaveTextContent('110'));
    expect(toasts()).toEqual(['10X钻 到账啦']);
    expect(requests(`${ONE}/claim`)).toHaveLength(1);
    expect(requests(`${ONE}/claim`)[0]?.body).toBe('{"task":1}');
    expect(requests(`${ONE}/claim`)[0]?.headers['Idempotency-Key']).toBeTruthy();
  });

  it('a task claimed on another device shows as claimed', async () => {
    player();
    open('/activity/1', {
      [ONE]: [{ data: ready }, NEVER],
      [`${ONE}/claim`]: { code: 2003, msg: '已经领取过了' },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^领取/ }));
    expect(await screen.findByText('已领取')).toBeVisible();
    expect(toasts()).toEqual(['这份奖励已经领过啦']);
  });

  it('a visitor who joins signs in first', async () => {
    const without = anActivity({ joined: false });
    open('/activity/1', { [ONE]: { data: without } });
    await userEvent.click(await screen.findByRole('button', { name: '登录后参加' }));
    expect(where()).toBe('/login');
  });

  it('a player joins at once', async () => {
    player();
    open('/activity/1', {
      [ONE]: [{ data: anActivity({ joined: false }) }, { data: anActivity() }],
      [`${ONE}/join`]: { data: anActivity() },
    });
    await userEvent.click(await screen.findByRole('button', { name: '立即参加' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '立即参加' })).toBeNull());
    expect(toasts()).toEqual(['参加成功，做完任务就能领奖']);
  });
});

describe('a missing activity', () => {
  it('a missing activity shows a notice and a link to the list', async () => {
    open('/activity/1', { [ONE]: { code: 2002, msg: '内容不存在或已下架' } });
    expect(await screen.findByText('活动不见啦')).toBeVisible();
    expect(screen.getByRole('link', { name: '去活动中心' })).toHaveAttribute('href', '/activity');
  });

  it('a network error offers a retry', async () => {
    open('/activity/1', { [ONE]: [new TypeError('lost'), { data: anActivity() }] });
    await userEvent.click(await screen.findByRole('alert'));
    expect(await screen.findByText('活动任务')).toBeVisible();
  });
});

describe('the wheel', () => {
  const won = { prize: 1, price: 0, spin: false, coins: 5, vipDays: 0, coinNum: 105, version: 2 };
  const hub = (name: RegExp) => screen.findByRole('button', { name });
  const show = (detail: ActivityDetail, drawn: Answers[string] = { data: won }) =>
    open('/activity/2', { [WHEEL]: { data: detail }, [`${WHEEL}/draw`]: drawn });

  it('a free draw starts at once and shows the prize', async () => {
    player();
    const { requests } = show(aDrawActivity());
    await userEvent.click(await hub(/^抽一次免费/));
    const dialog = await screen.findByRole('dialog', { name: '恭喜抽中' });
    expect(dialog).toHaveTextContent('5X钻 已经到账');
    expect(requests(`${WHEEL}/draw`).map(({ body }) => body)).toEqual(['{"price":0,"spin":false}']);
    await waitFor(() => expect(balance()).toHaveTextContent('105'));
  });

  it('a draw without a prize shows a friendly text', async () => {
    player();
    show(aDrawActivity(), { data: { ...won, prize: null, coins: 0, coinNum: 100 } });
    await userEvent.click(await hub(/^抽一次免费/));
    expect(await screen.findByRole('dialog', { name: '差一点点' })).toHaveTextContent('好运在路上');
  });

  it('a paid draw asks for confirmation', async () => {
    player();
    const { requests } = show(aDrawActivity({ price: 20, freeLeft: 0, left: 9 }), {
      data: { ...won, price: 20, coinNum: 85 },
    });
    expect(await screen.findByText(/今天还剩 9 次/)).toBeVisible();
    await userEvent.click(await hub(/^再抽20X钻/));
    expect(requests(`${WHEEL}/draw`)).toEqual([]);
    await press('花 20X钻');
    expect(await screen.findByRole('dialog', { name: '恭喜抽中' })).toBeVisible();
    expect(requests(`${WHEEL}/draw`)[0]?.body).toBe('{"price":20,"spin":false}');
  });

  it('a draw ticket is named on the button, used at once, and never shown as a price', async () => {
    player();
    const { requests } = show(aDrawActivity({ price: 0, freeLeft: 0, spins: 2, left: 9 }), {
      data: { ...won, price: 0, spin: true },
    });
    expect(await screen.findByText('先用抽奖券（还有 2 张），今天还剩 9 次')).toBeVisible();
    await userEvent.click(await hub(/^抽一次用 1 张券/));
    expect(await screen.findByRole('dialog', { name: '恭喜抽中' })).toBeVisible();
    expect(requests(`${WHEEL}/draw`)[0]?.body).toBe('{"price":0,"spin":true}');
  });

  it('a balance below the price stops the draw', async () => {
    player(3);
    const { requests } = show(aDrawActivity({ price: 20, freeLeft: 0 }));
    await userEvent.click(await hub(/^再抽/));
    await press('花 20X钻');
    expect(await screen.findByRole('dialog', { name: '当前X钻余额不足！' })).toBeVisible();
    expect(requests(`${WHEEL}/draw`)).toEqual([]);
  });

  it('a smaller balance on the server shows the insufficient balance dialog', async () => {
    player();
    show(aDrawActivity(), { code: 2001, msg: '余额不足', data: { coinNum: 0, price: 20 } });
    await userEvent.click(await hub(/^抽一次/));
    expect(await screen.findByRole('dialog', { name: '当前X钻余额不足！' })).toBeVisible();
  });

  it('a changed price asks for confirmation again', async () => {
    player();
    const { requests } = show(aDrawActivity(), [
      { code: 2006, msg: '价格有变化', data: { price: 20 } },
      { data: { ...won, price: 20, coinNum: 85 } },
    ]);
    await userEvent.click(await hub(/^抽一次免费/));
    expect(await screen.findByRole('dialog', { name: '价格有变化' })).toBeVisible();
    await press('花 20X钻');
    await screen.findByRole('dialog', { name: '恭喜抽中' });
    expect(requests(`${WHEEL}/draw`).map(({ body }) => body)).toEqual([
      '{"price":0,"spin":false}',
      '{"price":20,"spin":false}',
    ]);
  });

  it('a retry after a lost answer uses the same key', async () => {
    player();
    const { requests } = show(aDrawActivity(), [new TypeError('lost'), { data: won }]);
    await userEvent.click(await hub(/^抽一次免费/));
    expect(await screen.findByRole('dialog', { name: '没等到结果' })).toHaveTextContent('不会重复扣');
    await press('再试一次');
    await screen.findByRole('dialog', { name: '恭喜抽中' });
    const keys = requests(`${WHEEL}/draw`).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('a refused draw shows the reason', async () => {
    player();
    show(aDrawActivity(), { code: 1005, msg: '请稍后再试', data: { retryAfter: 9 } });
    await userEvent.click(await hub(/^抽一次免费/));
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('请9')]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a draw on another day of the portal uses another key', async () => {
    player();
    const nextDay = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString();
    const today = aDrawActivity({ nextDay: nextDay(1) });
    const tomorrow = aDrawActivity({ nextDay: nextDay(2) });
    const { requests } = open('/activity/2', {
      [WHEEL]: [{ data: today }, { data: tomorrow }],
      [`${WHEEL}/draw`]: [new TypeError('lost'), { data: won }],
    });
    await userEvent.click(await hub(/^抽一次免费/));
    await screen.findByRole('dialog', { name: '没等到结果' });
    await press('先不了');
    await waitFor(() => expect(requests(WHEEL)).toHaveLength(2));
    await userEvent.click(await hub(/^抽一次免费/));
    await screen.findByRole('dialog', { name: '恭喜抽中' });
    const keys = requests(`${WHEEL}/draw`).map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('new draws become available on the portal’s next day without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    player();
    const nextDay = new Date(Date.now() + 3_600_000).toISOString();
    const none = aDrawActivity({ left: 0, freeLeft: 0, price: null, nextDay });
    const { requests } = open('/activity/2', { [WHEEL]: [{ data: none }, { data: aDrawActivity() }] });
    expect(await screen.findByText('今天的次数用完啦，明天再来')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3_610_000));
    expect(await hub(/^抽一次免费/)).toBeVisible();
    expect(requests(WHEEL)).toHaveLength(2);
  });

  it('a wheel without draws left says so', async () => {
    player();
    show(aDrawActivity(), { code: 2004, msg: '条件未满足', data: { need: 'draws', have: 0, most: 10 } });
    await userEvent.click(await hub(/^抽一次/));
    await waitFor(() => expect(toasts()).toEqual(['今天的次数用完啦，明天再来']));
  });

  it('a visitor is led to the login', async () => {
    show(aDrawActivity());
    await userEvent.click(await hub(/^抽一次先登录/));
    expect(where()).toBe('/login');
  });

  it('the wheel shows its odds, recent winners, and the player’s own draws with their costs', async () => {
    player();
    const nothing = { prize: null, coins: 0, vipDays: 0, createTime: new Date().toISOString() };
    open('/activity/2', {
      [WHEEL]: { data: aDrawActivity() },
      [`${WHEEL}/winner/list`]: {
        data: [{ id: 1, name: '晴**', prize: '会员 1 天', createTime: new Date().toISOString() }],
      },
      [`${WHEEL}/draw/list`]: {
        data: pageOf([
          { id: 3, price: 20, spin: false, ...nothing },
          { id: 2, price: 0, spin: true, ...nothing },
          { id: 1, price: 0, spin: false, ...nothing },
        ]),
      },
    });
    expect(await screen.findByText(/晴\*\* 抽中/)).toHaveTextContent('会员 1 天');
    await press('概率公示');
    const odds = screen.getByRole('dialog', { name: '概率公示' });
    expect(within(odds).getByRole('row', { name: /5X钻/ })).toHaveTextContent('30%10 份');
    expect(within(odds).getByRole('row', { name: /谢谢参与/ })).toHaveTextContent('69.4%');
    await userEvent.click(within(odds).getByRole('button', { name: '关闭' }));
    await press('我的抽奖');
    const mine = screen.getByRole('dialog', { name: '我的抽奖' });
    expect(await within(mine).findAllByText('谢谢参与')).toHaveLength(3);
    for (const cost of ['−20X钻', '1 张抽奖券', '免费']) expect(within(mine).getByText(cost)).toBeVisible();
  });
});

it('a frame of an activity that was never opened shows no toast', () => {
  const { client } = open('/activity');
  receive(client, 5, 3);
  expect(client.getQueryData(activityQuery(UID, 5).queryKey)).toBeUndefined();
  expect(toasts()).toEqual([]);
});
