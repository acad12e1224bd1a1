import type { Dictionary } from './translator';

export const coin: Dictionary = {
  没有更早的明细啦: 'Nothing earlier',
  明细没能取到: 'Could not load the history',
  X钻还没有动过: 'No coins moved yet',
  '充值、消费和赠送，每一笔都会记在这里': 'Everything you get and spend is listed here',
  '余额 {0}': 'Balance {0}',
  '退款还差 {0} X钻，之后得到的 X钻 会先抵扣': 'A refund still takes {0} of the X Coins that you get next',
  '当前X钻余额不足！': 'Not enough X Coins',
  '当前余额不足，请您充值后继续使用': 'Your balance does not reach. Top up to go on',
};
