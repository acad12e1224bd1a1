import { useToasts } from '@/components/ui/toast/toastStore';
import { useAccount } from '@/features/account';
import { leaveAppTo } from '@/lib/leaveApp';
import { pushStatus } from '@test/account';
import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { anOrder, aPackage, aShop, fakeOrderServer, PACKAGES } from '@test/orders';
import { renderScreen } from '@test/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyOrderStatus } from './events';
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

it('the suggested package is selected and the button shows its price', async () => {
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
  act(() => pushStatus(UID, { version: 2, coinNum: 1_315 }));
  expect(await screen.findByText('1,315')).toBeVisible();
});

describe('paying', () => {
  it('paying orders at the shown price, opens the cashier and remembers the payment method', async () => {
    const { ordered, sent } = open({ [ORDER]: fakeOrderServer({}) });
    await userEvent.click(await screen.findByRole('radio', { name: '演示收银台' }));
    await pay('支付 30元');
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalledWith(CASHIER));
    expect(ordered()).toEqual([
      { form: { packageId: '2', channel: 'sandbox', price: '3000' }, key: expect.any(String) },
    ]);
    expect(sent.find(({ url }) => url === PAY)?.body).toBe(`orderId=${anOrder().id}`);
    expect(JSON.parse(localStorage.getItem('pay-channel')!)).toMatchObject({ channel: 'sandbox' });
  });

  it('the last payment method is preselected', async () => {
    localStorage.setItem('pay-channel', 'sandbox');
    open({ [ORDER]: fakeOrderServer({}) });
    expect(await screen.findByRole('radio', { name: '演示收银台' })).toBeChecked();
  });

  it('a double tap makes one order', async () => {
    const { ordered } = open({ [ORDER]: fakeOrderServer({}) });
    vi.mocked(leaveAppTo).mockReturnValueOnce(NEVER);
    await userEvent.dblClick(await screen.findByRole('button', { name: '支付 30元' }));
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalled());
    expect(ordered()).toHaveLength(1);
  });

  it('an order whose answer was lost is requested again under the same key', async () => {
    const { ordered } = open({ [ORDER]: fakeOrderServer({ made: [new TypeError('lost'), anOrder()] }) });
    await pay('支付 30元');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await pay('支付 30元');
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalled());
    const [first, second] = ordered();
    expect(second).toEqual(first);
  });

  it('if the order of a lost answer has closed, a second order is made and paid', async () => {
    const closed = anOrder({ id: '0191f2a0-0000-7000-8000-000000000009', status: 'closed' });
    const { ordered, sent } = open({ [ORDER]: fakeOrderServer({ made: [closed, anOrder()] }) });
    await pay('支付 30元');
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalledWith(CASHIER));
    expect(new Set(ordered().map(({ key }) => key)).size).toBe(2);
    expect(sent.find(({ url }) => url === PAY)?.body).toBe(`orderId=${anOrder().id}`);
  });

  it('a changed price is shown and must be confirmed before ordering', async () => {
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

  it('a package that is gone shows a toast, and the list is refetched', async () => {
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
  it('an open order can be paid later and is not made twice', async () => {
    const { ordered } = open({ [ORDER]: fakeOrderServer({ list: [anOrder({ channel: 'alipay' })] }) });
    const card = await screen.findByRole('region', { name: '待付款的订单' });
    expect(card).toHaveTextContent(/300钻 · 30元还没付完，剩余 1[34]:\d\d/);
    await pay('支付 30元');
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalledTimes(1));
    await userEvent.click(within(card).getByRole('button', { name: '继续支付' }));
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalledTimes(2));
    expect(ordered()).toEqual([]);
  });

  it('an expired order is not offered', async () => {
    open({
      [ORDER]: fakeOrderServer({
        list: [anOrder({ payExpireTime: new Date(Date.now() - 1_000).toISOString() })],
      }),
    });
    await screen.findByRole('button', { name: '支付 30元' });
    expect(screen.queryByRole('region', { name: '待付款的订单' })).toBeNull();
  });

  it('an order that is paid in another tab shows the delivered coins', async () => {
    const fakeServer = { list: [anOrder()] };
    const { client } = open({ [ORDER]: fakeOrderServer(fakeServer) });
    await screen.findByRole('region', { name: '待付款的订单' });
    fakeServer.list = [anOrder({ status: 'delivered' })];
    act(() => {
      pushStatus(UID, { version: 2, coinNum: 415 });
      applyOrderStatus(client, UID, anOrder().id, 'delivered');
    });
    const sheet = await screen.findByRole('dialog', { name: '订单详情' });
    expect(within(sheet).getByText('充值成功')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('arrived-balance')).toHaveTextContent('415'));
  });
});

it('the page that needed coins is saved as the return address', async () => {
  open({ [ORDER]: fakeOrderServer({}) }, { from: '/detail/1001?pop=1' });
  await pay('支付 30元');
  await waitFor(() => expect(leaveAppTo).toHaveBeenCalled());
  expect(returnToAfter(UID, anOrder().id)).toBe('/detail/1001?pop=1');
});

it('an empty shop says so; a shop that failed to load is read again on tap', async () => {
  open({ [SHOP]: [{ status: 503 }, { data: aShop({ packages: [] }) }], [ORDER]: fakeOrderServer({}) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await userEvent.click(await screen.findByText('点一下重试'));
  expect(await screen.findByText('X钻正在补货')).toBeVisible();
});
