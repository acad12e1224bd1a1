import type { Order } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { cx } from '@/lib/classes';
import { OPENED_FROM_PAGE, useAddressSheet } from '@/lib/useAddressSheet';
import { useNow } from '@/lib/useNow';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { OrderRow, OrderRowSkeleton } from './list/OrderRow';
import styles from './list/OrderRow.module.css';
import { useOrders } from './useOrder';

const OrderSheet = lazy(() => import('./sheet/OrderSheet'));

/** All orders of the player. The address names the open order, because payment channels return to it. */
export default function OrdersPage() {
  const { query, orders } = useOrders();
  const now = useNow(orders.some(({ status }) => status === 'created'));
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  const open = (order: Order) => setSearch({ id: order.id }, { state: OPENED_FROM_PAGE });
  // A player who returns from payment did not open the sheet from this list.
  const { fromPage, close } = useAddressSheet(() => setSearch({}, { replace: true }));
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
          <OrderSheet key={id} id={id} celebrates={!fromPage} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
