import { callAs, type Player } from './players';

/** A package of coins, and its price in the smallest unit of the currency. */
interface CoinPackage {
  packageId: string;
  price: string;
}

/** 60 X钻 for 6 yuan. */
export const SMALLEST: CoinPackage = { packageId: '1', price: '600' };

/** Orders coins as the player, without a browser. Returns the order's id. */
export async function orderCoins(url: string, player: Player, what: CoinPackage): Promise<string> {
  const order = { ...what, channel: 'sandbox' };
  return ((await callAs(url, player, '/api/user/center/coin/order', order)) as { id: string }).id;
}

/** Pays an order on the sandbox's cashier. The coins arrive a moment later. */
export async function payOrder(url: string, player: Player, orderId: string): Promise<void> {
  const pay = (await callAs(url, player, '/api/order/payInfo', { orderId })) as { url: string };
  const cashier = new URL(pay.url, url);
  const body = new URLSearchParams({ act: 'pay', ...Object.fromEntries(cashier.searchParams) });
  await fetch(new URL(cashier.pathname, url), { method: 'POST', body, redirect: 'manual' });
}
