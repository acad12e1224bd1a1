import type { Order } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { cx } from '@/lib/classes';
import { useNow } from '@/lib/useNow';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { OrderRow, OrderRowSkeleton } from './list/OrderRow';
import styles from './list/OrderRow.module.css';
import { useOrders } from './useOrder';

const OrderSheet = lazy(() => import('./sheet/OrderSheet'));

/** Navigation state of an order opened from the list. A player who returns from payment has none. */
const FROM_LIST = 'list';

/** All orders of the player. The address names the open order, because payment channels return to it. */
export default function OrdersPage() {
  const { query, orders } = useOrders();
  const now = useNow(orders.some(({ status }) => status === 'created'));
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  const { state } = useLocation() as { state: unknown };
  const open = (order: Order) => setSearch({ id: order.id }, { replace: true, state: FROM_LIST });
  const close = () => setSearch({}, { replace: true });
  return (
    <>
      <InfiniteList
        query={query}
        items={orders}
        itemKey={(order) => order.id}
        renderItem={(order) => <OrderRow order={order} now={now} onOpen={open} />}
        skeleton={<OrderRowSkeleton />}
        className={cx('stack', styles.list)}
        endText={t('没有更早的订单啦')}
        failureText={t('订单没能取到')}
        empty={
          <EmptyState
            drawing="receipt"
            title={t('还没有订单')}
            hint={t('充值X钻、开通会员，每一笔都会记在这里')}
            action={
              <ButtonLink look="soft" to={paths.recharge}>
                {t('去充值')}
              </ButtonLink>
            }
          />
        }
      />
      {id && (
        <Suspense>
          <OrderSheet key={id} id={id} celebrates={state !== FROM_LIST} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
