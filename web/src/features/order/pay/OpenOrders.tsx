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
import { CancelOrder } from './CancelOrder';
import styles from './OpenOrders.module.css';
import { usePay } from './usePay';

/**
 * A card with the newest unpaid order of any kind, and a link to the others. It disappears when the order is paid, cancelled or expired. A
 * screen shows at most one card. `to`: the return address after payment.
 */
export function OpenOrders({ to }: { to?: string }) {
  const orders = useOrders().orders.filter(({ status }) => status === 'created');
  const now = useNow(orders.length > 0);
  const [newest, ...more] = orders.filter((order) => orderStageOf(order, now) === 'open');
  const pay = usePay();
  if (!newest) return null;
  return (
    <section className={styles.card} aria-label={t('待付款的订单')}>
      <p className={cx('words', styles.words)}>
        <strong>
          {newest.item} · {moneyText(newest.amount, newest.currency)}
        </strong>
        <span>{t`还没付完，剩余 ${orderTimeLeft(newest, now)}`}</span>
      </p>
      <div className={styles.actions}>
        <CancelOrder key={newest.id} order={newest} size="small" disabled={pay.isPending} />
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
