import type { Order } from '@/api/types';
import { exactNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { orderTimeLeft, type OrderStage } from './stage';

/** Names of the stages in a list. */
export const STAGE_NAME: Record<OrderStage, string> = {
  open: t('待付款'),
  late: t('核对中'),
  paid: t('发放中'),
  delivered: t('已完成'),
  closed: t('已关闭'),
  cancelled: t('已取消'),
  refunded: t('已退款'),
};

/** The goods of an order: 330X钻, 30天会员. */
export function gainText({ kind, coins, days }: Order): string {
  return kind === 'vip' ? t`${days}天会员` : t`${exactNumber(coins)}X钻`;
}

/** Title and explanation of an order's stage. */
export function stageText(order: Order, stage: OrderStage, now: number): { title: string; line: string } {
  switch (stage) {
    case 'open':
      return {
        title: t('等待付款'),
        line: t`付好后会自动到账，不用刷新。还剩 ${orderTimeLeft(order, now)}`,
      };
    case 'late':
      return { title: t('正在核对付款'), line: t('付款时间已过，正在和支付渠道核对，稍等一下') };
    case 'paid':
      return { title: t('付款成功'), line: t`${gainText(order)}正在发放，马上就好` };
    case 'delivered':
      return order.kind === 'vip'
        ? { title: t('会员已开通'), line: t`${gainText(order)}已生效，付费游戏随便下` }
        : { title: t('充值成功'), line: t`${gainText(order)}已经放进你的钱包` };
    case 'closed':
      return { title: t('订单已关闭'), line: t('没有在时间内收到付款。要是刚刚付过，到账后会自动补上') };
    case 'cancelled':
      return { title: t('订单已取消'), line: t('没有扣款。要是刚刚付过，到账后会自动补上') };
    case 'refunded':
      return { title: t('已退款'), line: t('款项会按原路退回，有疑问随时找客服') };
  }
}
