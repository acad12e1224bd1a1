import type { Order } from '@/api/types';
import { useToasts } from '@/components/ui/toast/toastStore';
import { useAccount } from '@/features/account';
import { leaveAppTo } from '@/lib/leaveApp';
import { pushStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { anOrder, aShop, fakeOrderServer, pageOf } from '@test/orders';
import { renderScreen } from '@test/render';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyOrderStatus } from './events';
import OrdersPage from './OrdersPage';
import { saveReturnTo } from './returnTo';

vi.mock('@/lib/leaveApp', () => ({ leaveAppTo: vi.fn(() => Promise.resolve()), leaveAppByForm: vi.fn() }));

const UID = 7;
const ORDER = '/api/user/center/coin/order';
const { id } = anOrder();
const back = `/orders?id=${id}`;

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
  useToasts.setState({ toasts: [] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  focusManager.setFocused(undefined);
});

function open(fakeServer: Parameters<typeof fakeOrderServer>[0], at = '/orders') {
  const network = fakeNetwork({
    [ORDER]: fakeOrderServer(fakeServer),
    '/api/user/center/coin/all': { data: aShop() },
    '/api/order/payInfo': {
      data: { type: 'redirect', url: '/cashier', expiresAt: '2098-12-31T12:00:00.000Z' },
    },
  });
  return { ...network, ...renderScreen(<OrdersPage />, { at }) };
}

const sheet = () => screen.findByRole('dialog', { name: '订单详情' });
const focusWindow = () => act(async () => focusManager.setFocused(true));
const blurWindow = () => act(async () => focusManager.setFocused(false));

describe('the list', () => {
  it('each row shows the item, the amount and the state of an order', async () => {
    open({
      list: [
        anOrder(),
        anOrder({
          id: '0191f2a0-0000-7000-8000-00000000000b',
          kind: 'vip',
          item: '月卡',
          coins: 0,
          days: 30,
          status: 'delivered',
        }),
        anOrder({ id: '0191f2a0-0000-7000-8000-00000000000c', status: 'closed' }),
      ],
    });
    const rows = (await screen.findAllByRole('button')).map((row) => row.textContent);
    expect(rows[0]).toMatch(/待付款 1[34]:\d\d300钻共 315X钻30元$/);
    expect(rows[1]).toMatch(/已完成月卡30天会员30元$/);
    expect(rows[2]).toMatch(/已关闭/);
  });

  it('the list loads further pages by cursor and shows its end', async () => {
    const { sent } = fakeNetwork({
      [ORDER]: [
        { data: pageOf([anOrder()], 'next') },
        { data: pageOf([anOrder({ id: '0191f2a0-0000-7000-8000-00000000000b', item: '60钻' })]) },
      ],
    });
    renderScreen(<OrdersPage />, { at: '/orders' });
    expect(await screen.findByText('没有更早的订单啦')).toBeVisible();
    expect(screen.getByText('60钻')).toBeVisible();
    expect(new URLSearchParams(sent[1]?.body).get('cursor')).toBe('next');
  });

  it('an empty list says so and links to the shop; a list that failed to load is read again on tap', async () => {
    fakeNetwork({ [ORDER]: [{ status: 503 }, { data: pageOf([]) }] });
    renderScreen(<OrdersPage />, { at: '/orders' });
    await userEvent.click(await screen.findByText('订单没能取到'));
    expect(await screen.findByText('还没有订单')).toBeVisible();
    expect(screen.getByText('去充值')).toHaveAttribute('href', '/recharge');
  });
});

describe('an order', () => {
  it('a tap opens the order with all facts, and its number can be copied', async () => {
    open({ list: [anOrder({ status: 'delivered' })] });
    await userEvent.click(await screen.findByRole('button', { name: /300钻/ }));
    const dialog = await sheet();
    expect(screen.getByTestId('where')).toHaveTextContent(back);
    for (const fact of ['充值成功', '315X钻', '30元', '演示收银台', id])
      expect(await within(dialog).findByText(fact)).toBeVisible();
    // The order was delivered earlier, so no arrival is animated.
    expect(screen.queryByTestId('arrived-balance')).toBeNull();
    const copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
    await userEvent.click(within(dialog).getByRole('button', { name: /复制/ }));
    expect(copied).toHaveBeenCalledWith(id);
    vi.unstubAllGlobals();
  });

  it('an open order can be paid before it expires', async () => {
    open({ list: [anOrder()] }, back);
    await userEvent.click(await screen.findByRole('button', { name: '继续支付 30元' }));
    await waitFor(() => expect(leaveAppTo).toHaveBeenCalledWith('/cashier'));
  });

  it('an order that turns out to be paid shows its current state instead of an error', async () => {
    const fakeServer = { list: [anOrder()] };
    fakeNetwork({
      [ORDER]: fakeOrderServer(fakeServer),
      '/api/user/center/coin/all': { data: aShop() },
      '/api/order/payInfo': () => {
        fakeServer.list = [anOrder({ status: 'delivered' })];
        return { code: 2005, msg: '订单状态不对', data: { status: 'delivered' } };
      },
    });
    renderScreen(<OrdersPage />, { at: back });
    await userEvent.click(await screen.findByRole('button', { name: '继续支付 30元' }));
    expect(await within(await sheet()).findByText('充值成功')).toBeVisible();
    expect(useToasts.getState().toasts).toEqual([]);
  });

  describe('cancelling', () => {
    const cancelled = { status: 'closed', cancelled: true } as const;
    const cancel = async () => {
      const dialog = await sheet();
      await userEvent.click(await within(dialog).findByRole('button', { name: '取消订单' }));
      const question = await screen.findByRole('dialog', { name: '取消这笔订单？' });
      await userEvent.click(within(question).getByRole('button', { name: '取消订单' }));
    };
    const openWith = (answer: object, then: Partial<Order>) => {
      const fakeServer = { list: [anOrder()] };
      const network = fakeNetwork({
        [ORDER]: fakeOrderServer(fakeServer),
        '/api/user/center/coin/all': { data: aShop() },
        '/api/order/cancel': () => {
          fakeServer.list = [anOrder(then)];
          return answer;
        },
      });
      renderScreen(<OrdersPage />, { at: back });
      return network;
    };

    it('after a question the order is cancelled, in the sheet and in the list', async () => {
      const { sent } = openWith({ data: anOrder(cancelled) }, cancelled);
      await cancel();
      expect(await within(await sheet()).findByText('订单已取消')).toBeVisible();
      expect(screen.queryByRole('dialog', { name: '取消这笔订单？' })).toBeNull();
      expect(within(await sheet()).getByRole('button', { name: '重新下单' })).toBeVisible();
      expect(sent.find(({ url }) => url === '/api/order/cancel')?.body).toBe(`orderId=${id}`);
      expect(await screen.findByText('已取消')).toBeInTheDocument();
      expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['订单已取消']);
    });

    it('an order that was paid meanwhile shows its goods instead of an error', async () => {
      openWith({ code: 2005, msg: '订单状态不对', data: { status: 'delivered' } }, { status: 'delivered' });
      await cancel();
      expect(await within(await sheet()).findByText('充值成功')).toBeVisible();
      expect(useToasts.getState().toasts).toEqual([]);
    });

    it('an order that expired meanwhile shows that, with the reason', async () => {
      openWith({ code: 2005, msg: '订单状态不对', data: { status: 'closed' } }, { status: 'closed' });
      await cancel();
      expect(await within(await sheet()).findByText('订单已关闭')).toBeVisible();
      expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['订单状态不对']);
    });
  });

  it('a closed order links to a new purchase', async () => {
    open({ list: [anOrder({ status: 'closed' })] }, back);
    await userEvent.click(await screen.findByRole('button', { name: '重新下单' }));
    expect(screen.getByTestId('where')).toHaveTextContent('/recharge');
  });

  it('an order of another player is not found', async () => {
    open({ list: [] }, back);
    expect(await within(await sheet()).findByText('找不到这笔订单')).toBeVisible();
    await userEvent.click(screen.getByLabelText('关闭'));
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/orders$/);
  });
});

describe('returning from payment', () => {
  it('the delivered coins appear and the balance counts up', async () => {
    pushStatus(UID, { version: 2, coinNum: 415 });
    open({ list: [anOrder({ status: 'delivered' })] }, back);
    expect(await within(await sheet()).findByText('充值成功')).toBeVisible();
    expect(screen.getByTestId('arrived-balance')).toHaveTextContent('100');
    await waitFor(() => expect(screen.getByTestId('arrived-balance')).toHaveTextContent('415'));
  });

  it('the order frame updates the order, without polling', async () => {
    const fakeServer = { list: [anOrder()] };
    const { client, sent } = open(fakeServer, back);
    expect(await within(await sheet()).findByText('等待付款')).toBeVisible();
    const sentBefore = sent.length;
    fakeServer.list = [anOrder({ status: 'delivered' })];
    act(() => applyOrderStatus(client, UID, id, 'delivered'));
    expect(await within(await sheet()).findByText('充值成功')).toBeVisible();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    // One refetch each for the order and the list.
    expect(sent.length - sentBefore).toBe(2);
  });

  it('the order is refetched when the page gets the focus again', async () => {
    const fakeServer = { list: [anOrder()] };
    open(fakeServer, back);
    expect(await within(await sheet()).findByText('等待付款')).toBeVisible();
    fakeServer.list = [anOrder({ status: 'closed' })];
    await blurWindow();
    await focusWindow();
    expect(await within(await sheet()).findByText('订单已关闭')).toBeVisible();
  });

  it('a newer status refetches the order, in case its frame was lost', async () => {
    pushStatus(UID, { version: 1, coinNum: 100 });
    const fakeServer = { list: [anOrder()] };
    open(fakeServer, back);
    expect(await within(await sheet()).findByText('等待付款')).toBeVisible();
    fakeServer.list = [anOrder({ status: 'delivered' })];
    act(() => pushStatus(UID, { version: 2, coinNum: 415 }));
    expect(await within(await sheet()).findByText('充值成功')).toBeVisible();
  });

  it('the player is led once to the page where the goods were missing', async () => {
    saveReturnTo(UID, id, '/detail/1001?pop=1');
    open({ list: [anOrder({ status: 'delivered' })] }, back);
    await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent('/detail/1001?pop=1'));
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['充值成功，315X钻已到账']);
    expect(localStorage.getItem(`${UID}:paying`)).toBeNull();
  });

  it('a payment that arrives late leads there as soon as its frame does', async () => {
    saveReturnTo(UID, id, '/detail/1001?pop=1');
    const fakeServer = { list: [anOrder()] };
    const { client } = open(fakeServer, back);
    expect(await within(await sheet()).findByText('等待付款')).toBeVisible();
    fakeServer.list = [anOrder({ status: 'delivered' })];
    act(() => applyOrderStatus(client, UID, id, 'delivered'));
    await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent('/detail/1001?pop=1'));
  });

  it('an order opened from the list only offers the way there', async () => {
    saveReturnTo(UID, id, '/detail/1001?pop=1');
    open({ list: [anOrder({ status: 'delivered' })] });
    await userEvent.click(await screen.findByRole('button', { name: /300钻/ }));
    await userEvent.click(await screen.findByRole('button', { name: '回到游戏继续下载' }));
    expect(screen.getByTestId('where')).toHaveTextContent('/detail/1001?pop=1');
  });

  it('a delivered membership shows its end date', async () => {
    pushStatus(UID, { version: 2, levelType: 1, expTime: '2099-03-01T04:00:00.000Z' });
    open({ list: [anOrder({ kind: 'vip', item: '月卡', coins: 0, days: 30, status: 'delivered' })] }, back);
    const dialog = await sheet();
    expect(await within(dialog).findByText('会员已开通')).toBeVisible();
    expect(within(dialog).getByText('VIP1 · 有效期至 2099-03-01')).toBeVisible();
  });
});
