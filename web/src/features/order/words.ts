import type { Order } from '@/api/types';
import { exactNumber } from '@/lib/format';
import { timeLeft, type Stage } from './stage';

/** In a list. */
export const STAGE_NAME: Record<Stage, string> = {
  open: '待付款',
  late: '核对中',
  paid: '发放中',
  delivered: '已完成',
  closed: '已关闭',
  refunded: '已退款',
};

/** What an order brings: 330X钻, 30天会员. */
export function gainText({ kind, coins, days }: Order): string {
  return kind === 'vip' ? `${days}天会员` : `${exactNumber(coins)}X钻`;
}

/** What an order is to its player now, in a few warm words. */
export function stageWords(order: Order, stage: Stage, now: number): { title: string; line: string } {
  switch (stage) {
    case 'open':
      return {
        title: '等待付款',
        line: `付好后会自动到账，不用刷新。还剩 ${timeLeft(order, now)}`,
      };
    case 'late':
      return { title: '正在核对付款', line: '付款时间已过，正在和支付渠道核对，稍等一下' };
    case 'paid':
      return { title: '付款成功', line: `${gainText(order)}正在发放，马上就好` };
    case 'delivered':
      return order.kind === 'vip'
        ? { title: '会员已开通', line: `${gainText(order)}已生效，付费游戏随便下` }
        : { title: '充值成功', line: `${gainText(order)}已经放进你的钱包` };
    case 'closed':
      return { title: '订单已关闭', line: '没有在时间内收到付款。要是刚刚付过，到账后会自动补上' };
    case 'refunded':
      return { title: '已退款', line: '款项会按原路退回，有疑问随时找客服' };
  }
}
