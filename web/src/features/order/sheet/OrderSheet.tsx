import { errorText } from '@/api/errors';
import { isRejected } from '@/api/http';
import type { Order } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { cx } from '@/lib/classes';
import { useNow } from '@/lib/useNow';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import { orderStageOf } from '../stage';
import { useOrder } from '../useOrder';
import { OrderActions } from './OrderActions';
import { OrderFacts } from './OrderFacts';
import { OrderHero } from './OrderHero';
import styles from './OrderHero.module.css';
import { useResumeAfterPayment } from './useResume';

interface Props {
  id: string;
  /** The player has just returned from payment: animate the arrival of the goods, and resume the purchase that lacked them. */
  celebrates: boolean;
  onClose: () => void;
}

/** One order with its actions; it follows the order's state. */
export default function OrderSheet({ id, celebrates, onClose }: Props) {
  const { data: order, error, refetch } = useOrder(id);
  const now = useNow(order?.status === 'created');
  const stage = order && orderStageOf(order, now);
  const [first, setFirst] = useState(stage);
  if (!first && stage) setFirst(stage);
  return (
    <Dialog
      kind="sheet"
      title={t('订单详情')}
      onClose={onClose}
      actions={order && stage && <OrderActions order={order} stage={stage} onClose={onClose} />}
    >
      {order && stage ? (
        <>
          {celebrates && <ResumeAfterPayment order={order} />}
          <OrderHero order={order} stage={stage} now={now} arrives={celebrates || first !== 'delivered'} />
          <OrderFacts order={order} />
        </>
      ) : (
        <Missing error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function ResumeAfterPayment({ order }: { order: Order }) {
  useResumeAfterPayment(order);
  return null;
}

/** The order is loading, unknown, or failed to load. */
function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error)
    return (
      <div className={cx('stack', styles.skeleton)} aria-busy="true">
        <Skeleton width="4.5rem" height="4.5rem" radius="50%" />
        <Skeleton width="40%" height="1.25rem" />
        <Skeleton width="70%" height="0.8125rem" />
        <Skeleton height="13rem" radius="var(--radius)" />
      </div>
    );
  // Refused: the order does not exist or belongs to another player.
  if (isRejected(error))
    return <EmptyState drawing="receipt" title={t('找不到这笔订单')} hint={t('它可能属于另一个账号')} />;
  return <ErrorState text={errorText(error)} onRetry={onRetry} />;
}
