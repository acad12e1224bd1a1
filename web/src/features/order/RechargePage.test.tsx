import { useToasts } from '@/components/ui/toast/toastStore';
import { applySnapshot, useAccount, useStatusStore } from '@/features/account';
import { leaveAppTo } from '@/lib/leaveApp';
import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { anOrder, aPackage, aShop, fakeOrderServer, PACKAGES } from '@test/orders';
import { renderScreen } from '@test/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyOrderFrame } from './live';
import RechargePage from './RechargePage';
import { returnToAfter } from './returnTo';

vi.mock('@/lib/leaveApp', () => ({ leaveAppTo: vi.fn(() => Promise.resolve()), leaveAppByForm: vi.fn() }));

const UID = 7;
const SHOP = '/api/user/center/coin/all';
const ORDER = '/api/user/center/coin/order';
const PAY = '/api/order/payInfo';
const CASHIER = '/api/order/sandbox/cashier?order=1';
const payInfo = { data: { type: 'redirect', url: CASHIER, expiresAt: '2026-11-21T04:00:00.000Z' } };

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
  useStatusStore.setState({ uid: 0, status: null });
  useToasts.setState({ toasts: [] });
  vi.mocked(leaveAppTo).mockClear();
});

function open(answers: Parameters<typeof fakeNetwork>[0], state: unknown = null) {
  const network = fakeNetwork({ [SHOP]: { data: aShop() }, [PAY]: payInfo, ...answers });
  const screenful = renderScreen(<RechargePage />, { at: '/recharge', state });
  const ordered = () =>
    network.sent
      .filter(({ url, body }) => url === ORDER && body.includes('packageId'))
      .map(({ body, headers }) => ({
        form: Object.fromEntries(new URLSearchParams(body)),
        key: headers['Idempotency-Key'],
      }));
  return { ...network, ...screenful, ordered };
}

const pay = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

it('shows what there is, the suggested one chosen, at its price', async () => {
  open({ [ORDER]: fakeOrderServer({}) });
  expect(await screen.findByRole('radio', { name: /300/ })).toBeChecked();
  expect(screen.getByText('送15')).toBeVisible();
  expect(screen.getByText('315X钻')).toBeVisible();
  expect(screen.getByRole('button', { name: '支付 30元' })).toBeEnabled();
  await userEvent.click(screen.getByRole('radio', { name: /60/ }));
  expect(screen.getByRole('button', { name: '支付 6元' })).toBeEnabled();
  expect(screen.getByText('60X钻')).toBeVisible();
});

it('the balance counts up when coins arrive', async () => {
  open({ [ORDER]: fakeOrderServer({}) });
  await waitFor(() => expect(screen.getByTestId('coin-balance')).toHaveTextContent('100'));
  act(() => applySnapshot(UID, { version: 2, coinNum: 1_315 }));
  expect(await screen.findByText('1,315')).toBeVisible();
});

describe('paying', () => {
  it('orders at the price that was shown, leaves for the cashier, and remembers the way to pay', async () => {
    const { ordered, sent } = open({ [ORDER]: fakeOrderServer({}) });
    await userEvent.click(await screen.findByRole('radio', { name: '演示收银台' }));
    await pay('支付 30元');
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalledWith(CASHIER));
    expect(ordered()).toEqual([
      { form: { packageId: '2', channel: 'sandbox', price: '3000' }, key: expect.any(String) },
    ]);
    expect(sent.find(({ url }) => url === PAY)?.body).toBe(`orderId=${anOrder().id}`);
    expect(localStorage.getItem('pay-channel')).toBe('sandbox');
  });

  it('begins with the way that was used last', async () => {
    localStorage.setItem('pay-channel', 'sandbox');
    open({ [ORDER]: fakeOrderServer({}) });
    expect(await screen.findByRole('radio', { name: '演示收银台' })).toBeChecked();
  });

  it('two taps make one order', async () => {
    const { ordered } = open({ [ORDER]: fakeOrderServer({}) });
    vi.mocked(leaveAppTo).mockReturnValueOnce(NEVER);
    await userEvent.dblClick(await screen.findByRole('button', { name: '支付 30元' }));
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalled());
    expect(ordered()).toHaveLength(1);
  });

  it('an order whose answer was lost is asked for again under the same key', async () => {
    const { ordered } = open({ [ORDER]: fakeOrderServer({ made: [new TypeError('lost'), anOrder()] }) });
    await pay('支付 30元');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await pay('支付 30元');
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalled());
    const [first, second] = ordered();
    expect(second).toEqual(first);
  });

  it('an order whose answer was lost, and which closed meanwhile, makes way for one that can be paid', async () => {
    const closed = anOrder({ id: '0191f2a0-0000-7000-8000-000000000009', status: 'closed' });
    const { ordered, sent } = open({ [ORDER]: fakeOrderServer({ made: [closed, anOrder()] }) });
    await pay('支付 30元');
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalledWith(CASHIER));
    expect(new Set(ordered().map(({ key }) => key)).size).toBe(2);
    expect(sent.find(({ url }) => url === PAY)?.body).toBe(`orderId=${anOrder().id}`);
  });

  it('a price that changed is shown, and nothing is bought until it is agreed to', async () => {
    const { ordered } = open({
      [SHOP]: [
        { data: aShop() },
        { data: aShop({ packages: [aPackage(), { ...PACKAGES[1], amount: 3_500 }] }) },
      ],
      [ORDER]: fakeOrderServer({
        made: [{ code: 2006, msg: '价格变了', data: { price: 3_500 } }, anOrder()],
      }),
    });
    await pay('支付 30元');
    expect(await screen.findByRole('alert')).toHaveTextContent('请确认新的价格');
    expect(leaveAppTo).not.toHaveBeenCalled();
    await pay('支付 35元');
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalled());
    expect(ordered().map(({ form }) => form.price)).toEqual(['3000', '3500']);
  });

  it('what is gone is said, and what there is now is shown', async () => {
    open({
      [SHOP]: [{ data: aShop() }, { data: aShop({ packages: [aPackage()] }) }],
      [ORDER]: fakeOrderServer({ made: [{ code: 2002, msg: '内容不存在或已下架' }] }),
    });
    await pay('支付 30元');
    expect(await screen.findByRole('button', { name: '支付 6元' })).toBeVisible();
    expect(toasts()).toEqual(['内容不存在或已下架']);
  });
});

describe('an order that was not paid', () => {
  it('can be gone on with, and is not made a second time', async () => {
    const { ordered } = open({ [ORDER]: fakeOrderServer({ list: [anOrder({ channel: 'alipay' })] }) });
    const card = await screen.findByRole('region', { name: '待付款的订单' });
    expect(card).toHaveTextContent(/300钻 · 30元还没付完，剩余 1[34]:\d\d/);
    await pay('支付 30元');
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalledTimes(1));
    await userEvent.click(within(card).getByRole('button', { name: '继续支付' }));
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalledTimes(2));
    expect(ordered()).toEqual([]);
  });

  it('is not offered once its time is over', async () => {
    open({
      [ORDER]: fakeOrderServer({
        list: [anOrder({ payExpireTime: new Date(Date.now() - 1_000).toISOString() })],
      }),
    });
    await screen.findByRole('button', { name: '支付 30元' });
    expect(screen.queryByRole('region', { name: '待付款的订单' })).toBeNull();
  });

  it('and is paid elsewhere shows what has arrived', async () => {
    const fakeServer = { list: [anOrder()] };
    const { client } = open({ [ORDER]: fakeOrderServer(fakeServer) });
    await screen.findByRole('region', { name: '待付款的订单' });
    fakeServer.list = [anOrder({ status: 'delivered' })];
    act(() => {
      applySnapshot(UID, { version: 2, coinNum: 415 });
      applyOrderFrame(client, UID, anOrder().id, 'delivered');
    });
    const sheet = await screen.findByRole('dialog', { name: '订单详情' });
    expect(within(sheet).getByText('充值成功')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('arrived-balance')).toHaveTextContent('415'));
  });
});

it('remembers where the player was when the coins did not reach', async () => {
  open({ [ORDER]: fakeOrderServer({}) }, { from: '/detail/1001?pop=1' });
  await pay('支付 30元');
  await waitFor(() => expect(leaveAppTo).toHaveBeenCalled());
  expect(returnToAfter(UID, anOrder().id)).toBe('/detail/1001?pop=1');
});

it('nothing on sale says so; what does not load is tried again', async () => {
  open({ [SHOP]: [{ status: 503 }, { data: aShop({ packages: [] }) }], [ORDER]: fakeOrderServer({}) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await userEvent.click(await screen.findByText('点一下重试'));
  expect(await screen.findByText('X钻正在补货')).toBeVisible();
});
