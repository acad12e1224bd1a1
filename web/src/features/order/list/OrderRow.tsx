import type { Order } from '@/api/types';
import { CoinIcon } from '@/components/ui/Coin';
import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { moneyText } from '@/lib/money';
import { dateTimeText } from '@/lib/time';
import Crown from '~icons/lucide/crown';
import { orderStageOf, orderTimeLeft } from '../stage';
import { gainText, STAGE_NAME } from '../labels';
import styles from './OrderRow.module.css';

interface Props {
  order: Order;
  now: number;
  onOpen: (order: Order) => void;
}

/** One order in the list: time, stage, item and price. */
export function OrderRow({ order, now, onOpen }: Props) {
  const stage = orderStageOf(order, now);
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(order)}>
      <span className={styles.head}>
        <time dateTime={order.createTime}>{dateTimeText(order.createTime)}</time>
        <span className={styles.stage} data-stage-of-order={stage}>
          {STAGE_NAME[stage]}
          {stage === 'open' && ` ${orderTimeLeft(order, now)}`}
        </span>
      </span>
      <span className={styles.body}>
        <span className={cx('tap', styles.sign)} data-kind={order.kind}>
          {order.kind === 'vip' ? <Crown aria-hidden="true" /> : <CoinIcon />}
        </span>
        <span className={cx('words', styles.words)}>
          <strong>{order.item}</strong>
          <span>{order.kind === 'coin' ? t`共 ${gainText(order)}` : gainText(order)}</span>
        </span>
        <strong className={styles.amount}>{moneyText(order.amount, order.currency)}</strong>
      </span>
    </button>
  );
}

export function OrderRowSkeleton() {
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <Skeleton width="8rem" height="0.75rem" />
        <Skeleton width="3rem" height="0.75rem" />
      </div>
      <div className={styles.body}>
        <Skeleton width="2.75rem" height="2.75rem" radius="50%" />
        <div className={cx('words', styles.words)}>
          <Skeleton width="45%" height="1rem" />
          <Skeleton width="30%" height="0.75rem" />
        </div>
        <Skeleton width="3rem" height="1.125rem" />
      </div>
    </div>
  );
}
