import { useToasts } from '@/components/ui/toast/toastStore';
import { storeVipSource, useAccount } from '@/features/account';
import { leaveAppTo } from '@/lib/leaveApp';
import { aStatus, pushStatus, shownStatus } from '@test/account';
import { fakeNetwork, lateAnswer } from '@test/fakeNetwork';
import { anOrder, aPlan, aShop, fakeOrderServer } from '@test/orders';
import { isElsewhere, leavePage, renderWithHistory } from '@test/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VipHost } from './VipHost';

vi.mock('@/lib/leaveApp', () => ({ leaveAppTo: vi.fn(() => Promise.resolve()), leaveAppByForm: vi.fn() }));

const UID = 7;
const OPEN = '/api/vip/vipopen';
const PLANS = '/api/vip/vipconfig';
const LATER = '2099-03-01T04:00:00.000Z';
const MEMBER = aStatus({ coinNum: 700, levelType: 1, expTime: LATER, version: 5 });
const WEEK = aPlan({ type: 1, name: '周卡', days: 7, coinPrice: 120, price: 1_200, badge: '' });

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
  useToasts.setState({ toasts: [] });
  vi.mocked(leaveAppTo).mockClear();
  pushStatus(UID, { version: 1, coinNum: 1_000, levelType: 0, expTime: null });
});

function open(answers: Parameters<typeof fakeNetwork>[0] = {}, at = '/profile?pop=1') {
  const network = fakeNetwork({
    [PLANS]: { data: [WEEK, aPlan()] },
    [OPEN]: { data: MEMBER },
    '/api/user/center/coin/all': { data: aShop({ coinNum: 1_000 }) },
    '/api/user/center/coin/order': fakeOrderServer({}),
    '/api/user/center/me': { data: { ...MEMBER, version: 1, coinNum: 1_000, levelType: 0, expTime: null } },
    '/api/order/payInfo': { data: { type: 'redirect', url: '/cashier', expiresAt: LATER } },
    ...answers,
  });
  const screenful = renderWithHistory(<VipHost />, at);
  const asked = () =>
    network.sent
      .filter(({ url }) => url === OPEN)
      .map(({ body, headers }) => ({
        form: Object.fromEntries(new URLSearchParams(body)),
        key: headers['Idempotency-Key'],
      }));
  return { ...network, ...screenful, asked };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const status = () => shownStatus();
const where = () => screen.getByTestId('where');

it('the sheet shows the plans with both prices, and the benefits of the chosen plan', async () => {
  open();
  expect(await screen.findByRole('radio', { name: /月卡/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: '周卡7天120X钻或12元' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: '月卡权益' })).toHaveTextContent('付费游戏免费下载');
  expect(screen.getByText(/^开通后有效期至/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '支付宝' }));
  expect(screen.getByRole('button', { name: '30元 立即开通' })).toBeEnabled();
});

it('payment methods that failed to load are read again on tap', async () => {
  open({ '/api/user/center/coin/all': [new TypeError('lost'), { data: aShop({ coinNum: 1_000 }) }] });
  const again = await screen.findByRole('button', { name: /没有加载出来/ });
  expect(screen.getByRole('radio', { name: /^X钻/ })).toBeChecked();
  await userEvent.click(again);
  expect(await screen.findByRole('radio', { name: '支付宝' })).toBeInTheDocument();
  expect(again).not.toBeInTheDocument();
});

describe('with coins', () => {
  it('a purchase uses the shown price and updates level, end date and balance', async () => {
    const { asked } = open();
    await press('300X钻 立即开通');
    expect(await screen.findByText('会员已开通')).toBeVisible();
    expect(screen.getByText('VIP1 · 有效期至 2099-03-01')).toBeVisible();
    expect(status()).toMatchObject({ coinNum: 700, levelType: 1, expTime: LATER });
    expect(asked()).toEqual([
      { form: { type: '2', source: '0', payWith: 'coin', price: '300' }, key: expect.any(String) },
    ]);
    await press('知道啦');
    expect(where()).toHaveTextContent(/^\/profile$/);
  });

  it('an insufficient balance leads to the shop, and nothing is sent', async () => {
    act(() => pushStatus(UID, { version: 2, coinNum: 299 }));
    const { asked } = open({ '/api/user/center/coin/all': { data: aShop({ coinNum: 299, version: 2 }) } });
    await press('300X钻 立即开通');
    const poor = await screen.findByRole('dialog', { name: '当前X钻余额不足！' });
    expect(poor).toHaveTextContent('当前余额不足，请您充值后继续使用');
    expect(asked()).toEqual([]);
    await userEvent.click(within(poor).getByRole('button', { name: '充值' }));
    expect(where()).toHaveTextContent('/recharge');
  });

  it('the server can refuse a purchase for lack of coins', async () => {
    open({ [OPEN]: { code: 2001, msg: 'X钻不够了', data: { coinNum: 3, price: 300 } } });
    await press('300X钻 立即开通');
    const poor = await screen.findByRole('dialog', { name: '当前X钻余额不足！' });
    await userEvent.click(within(poor).getByRole('button', { name: '取消' }));
    expect(poor).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '300X钻 立即开通' })).toBeEnabled();
  });

  it('a changed price is shown and must be confirmed', async () => {
    const { asked } = open({
      [OPEN]: [{ code: 2006, msg: '价格变了', data: { price: 350 } }, { data: MEMBER }],
    });
    await press('300X钻 立即开通');
    expect(await screen.findByRole('alert')).toHaveTextContent('还没有扣款，请确认新的价格');
    expect(status()).toMatchObject({ coinNum: 1_000, levelType: 0 });
    await press('350X钻 立即开通');
    expect(await screen.findByText('会员已开通')).toBeVisible();
    expect(asked().map(({ form }) => form.price)).toEqual(['300', '350']);
  });

  it('a purchase whose answer was lost is retried under the same key, even if the balance is too low by then', async () => {
    const { asked } = open({ [OPEN]: [new TypeError('lost'), { data: MEMBER }] });
    await press('300X钻 立即开通');
    await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toMatch(/不会重复扣X钻$/));
    act(() => pushStatus(UID, { version: 2, coinNum: 10 }));
    await press('300X钻 立即开通');
    expect(await screen.findByText('会员已开通')).toBeVisible();
    const [first, second] = asked();
    expect(second).toEqual(first);
  });

  it('a retry keeps its key after the sheet was closed and opened from another page', async () => {
    storeVipSource({ type: 1, source: 1001 });
    const { asked, unmount } = open({ [OPEN]: new TypeError('lost') });
    await press('300X钻 立即开通');
    await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toMatch(/不会重复扣X钻$/));
    unmount();
    storeVipSource({ type: 0, source: 0 });
    const again = open();
    await press('300X钻 立即开通');
    expect(await screen.findByText('会员已开通')).toBeVisible();
    expect(again.asked()[0]?.form.source).toBe('0');
    expect(again.asked()[0]?.key).toBe(asked()[0]?.key);
  });

  it('a membership bought for a game returns to its download', async () => {
    storeVipSource({ type: 1, source: 1001 });
    const { asked } = open();
    await press('300X钻 立即开通');
    await waitFor(() => expect(where()).toHaveTextContent('/detail/1001?pop=1'));
    expect(asked()[0]?.form.source).toBe('1001');
  });

  it('the purchase does not navigate if the player left the page before the answer', async () => {
    const late = lateAnswer();
    const { asked } = open({ [OPEN]: late.answer }, '/profile?pop=1&source=1001');
    await press('300X钻 立即开通');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await leavePage();
    await act(async () => late.comes({ data: MEMBER }));
    await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['会员已开通']));
    expect(status()).toMatchObject({ coinNum: 700, levelType: 1 });
    expect(isElsewhere()).toBe(true);
  });

  it('the sheet still knows the game after a recharge', async () => {
    open({}, '/profile?pop=1&source=1001');
    await press('300X钻 立即开通');
    await waitFor(() => expect(where()).toHaveTextContent('/detail/1001?pop=1'));
  });

  it('a member can renew and sees the new end date', async () => {
    pushStatus(UID, { version: 2, levelType: 1, expTime: LATER });
    open();
    expect(await screen.findByText('你是VIP1会员，有效期至 2099-03-01')).toBeVisible();
    expect(screen.getByRole('button', { name: '300X钻 续费' })).toBeEnabled();
    expect(screen.getByText('续费后有效期至 2099-03-31')).toBeVisible();
  });
});

describe('with money', () => {
  const order = anOrder({ kind: 'vip', item: '月卡', coins: 0, days: 30, channel: 'alipay' });

  it('a purchase with money makes an order and opens the cashier', async () => {
    storeVipSource({ type: 1, source: 1001 });
    const { asked } = open({ [OPEN]: { data: order } });
    await userEvent.click(await screen.findByRole('radio', { name: '支付宝' }));
    await press('30元 立即开通');
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalledWith('/cashier'));
    expect(asked()).toEqual([
      { form: { type: '2', source: '1001', payWith: 'alipay', price: '3000' }, key: expect.any(String) },
    ]);
    expect(localStorage.getItem(`${UID}:paying`)).toContain('/detail/1001?pop=1');
  });

  it('a retry at a new price is another order, because the answer that was lost may be an order of the former price', async () => {
    const { asked, unmount } = open({ [OPEN]: new TypeError('lost') });
    await userEvent.click(await screen.findByRole('radio', { name: '支付宝' }));
    await press('30元 立即开通');
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    unmount();
    const again = open({ [PLANS]: { data: [aPlan({ price: 2_500 })] }, [OPEN]: { data: order } });
    await userEvent.click(await screen.findByRole('radio', { name: '支付宝' }));
    await press('25元 立即开通');
    await waitFor(() => expect(again.asked()).toHaveLength(1));
    expect(again.asked()[0]?.key).not.toBe(asked()[0]?.key);
  });

  it('an open order is paid instead of making another', async () => {
    const { asked } = open({ '/api/user/center/coin/order': fakeOrderServer({ list: [order] }) });
    expect(await screen.findByRole('region', { name: '待付款的订单' })).toHaveTextContent('月卡 · 30元');
    await userEvent.click(screen.getByRole('radio', { name: '支付宝' }));
    await press('30元 立即开通');
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalledOnce());
    expect(asked()).toEqual([]);
  });
});

it('a visitor sees the plans and is asked to sign in', async () => {
  useAccount.setState(useAccount.getInitialState(), true);
  const { asked } = open();
  expect(await screen.findByRole('radio', { name: /月卡/ })).toBeChecked();
  expect(screen.getByRole('link', { name: '登录后开通' })).toHaveAttribute('href', '/login');
  expect(asked()).toEqual([]);
});

it('plans that failed to load are read again on tap', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open({ [PLANS]: [{ status: 503 }, { data: [WEEK] }] });
  await userEvent.click(await screen.findByText('点一下重试'));
  expect(await screen.findByRole('radio', { name: /周卡/ })).toBeChecked();
});
