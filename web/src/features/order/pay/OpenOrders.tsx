import type { Order } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { cx } from '@/lib/classes';
import { moneyText } from '@/lib/money';
import { useNow } from '@/lib/useNow';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import ChevronRight from '~icons/lucide/chevron-right';
import { Link } from 'react-router';
import { orderStageOf, orderTimeLeft } from '../stage';
import { useOrders } from '../useOrder';
import styles from './OpenOrders.module.css';
import { usePay } from './usePay';

interface Props {
  kind: Order['kind'];
  /** Return address after payment. */
  to?: string;
}

/** Unpaid orders that have not expired: the newest one, and a link to the rest. */
export function OpenOrders({ kind, to }: Props) {
  const orders = useOrders().orders.filter((order) => order.kind === kind && order.status === 'created');
  const now = useNow(orders.length > 0);
  const [newest, ...more] = orders.filter((order) => orderStageOf(order, now) === 'open');
  const pay = usePay();
  if (!newest) return null;
  return (
    <section className={styles.card} aria-label={t('待付款的订单')}>
      <div className={styles.line}>
        <p className={cx('words', styles.words)}>
          <strong>
            {newest.item} · {moneyText(newest.amount, newest.currency)}
          </strong>
          <span>{t`还没付完，剩余 ${orderTimeLeft(newest, now)}`}</span>
        </p>
        <Button size="small" busy={pay.isPending} onClick={() => pay.mutate({ order: newest, to })}>
          {t('继续支付')}
        </Button>
      </div>
      {more.length > 0 && (
        <Link to={paths.orders} className={styles.more}>
          {t`还有 ${more.length} 笔待付款`}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </section>
  );
}
