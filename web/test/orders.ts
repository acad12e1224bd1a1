import type { CoinPackage, Order, VipPlan } from '@/api/types';

/** An unpaid order of coins; `difference` replaces fields. */
export function anOrder(difference: Partial<Order> = {}): Order {
  return {
    id: '0191f2a0-0000-7000-8000-000000000001',
    kind: 'coin',
    item: '300钻',
    amount: 3_000,
    currency: 'CNY',
    channel: 'sandbox',
    status: 'created',
    cancelled: false,
    createTime: new Date(Date.now() - 60_000).toISOString(),
    coins: 315,
    days: 0,
    payExpireTime: new Date(Date.now() + 14 * 60_000).toISOString(),
    ...difference,
  };
}

export function aPackage(difference: Partial<CoinPackage> = {}): CoinPackage {
  return {
    id: 1,
    name: '60钻',
    coins: 60,
    bonus: 0,
    amount: 600,
    currency: 'CNY',
    badge: '',
    ...difference,
  };
}

export const PACKAGES: CoinPackage[] = [
  aPackage(),
  aPackage({ id: 2, name: '300钻', coins: 300, bonus: 15, amount: 3_000, badge: '人气之选' }),
];

const CHANNELS = [
  { channel: 'alipay', name: '支付宝' },
  { channel: 'sandbox', name: '演示收银台' },
];

/** One page of any list. */
export function pageOf<T>(records: readonly T[], nextCursor: string | null = null) {
  return { records, total: records.length, size: 20, current: 1, pages: 1, nextCursor };
}

/** The packages and channels on sale, and a balance. */
export function aShop(difference: object = {}) {
  return {
    coinNum: 100,
    debtNum: 0,
    version: 1,
    packages: PACKAGES,
    channels: CHANNELS,
    entries: pageOf([]),
    ...difference,
  };
}

export function aPlan(difference: Partial<VipPlan> = {}): VipPlan {
  return {
    type: 2,
    name: '月卡',
    days: 30,
    levelType: 1,
    coinPrice: 300,
    price: 3_000,
    currency: 'CNY',
    benefits: ['付费游戏免费下载', '会员专属礼包'],
    badge: '人气之选',
    ...difference,
  };
}

interface FakeOrderServer {
  /** The player's orders. */
  list?: readonly Order[];
  /** The answers to new orders, one after the other. */
  made?: (Order | Answer)[];
}

type Answer = Error | { code?: number; msg?: string; data?: unknown; status?: number };

/** Answers the three calls of one path: a new order, one order, all orders. A test may change `list` between calls. */
export function fakeOrderServer(fakeServer: FakeOrderServer) {
  return ({ body }: { body: string }) => {
    const form = new URLSearchParams(body);
    const { list = [], made = [] } = fakeServer;
    if (form.has('list')) return { data: pageOf(list) };
    const id = form.get('orderId');
    if (id) {
      const order = list.find((one) => one.id === id);
      return order ? { data: order } : { code: 2002, msg: '内容不存在或已下架' };
    }
    const answer = (made.length > 1 ? made.shift() : made[0]) ?? anOrder();
    if (!('id' in answer)) return answer;
    fakeServer.list = [answer, ...list];
    return { data: answer };
  };
}
