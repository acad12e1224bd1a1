import { ApiError, errorText } from '@/api/errors';
import type { Order } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { useNow } from '@/lib/useNow';
import { useState } from 'react';
import { stageOf } from '../stage';
import { useOrder } from '../useOrder';
import { Actions } from './Actions';
import { Facts } from './Facts';
import { Hero } from './Hero';
import styles from './OrderSheet.module.css';

interface Props {
  id: string;
  /** The player has just come from paying: what arrived is shown arriving. */
  celebrates: boolean;
  onClose: () => void;
}

/** One order and what can be done about it. It follows whatever becomes of the order. */
export default function OrderSheet({ id, celebrates, onClose }: Props) {
  const query = useOrder(id);
  if (query.data) return <Sheet order={query.data} celebrates={celebrates} onClose={onClose} />;
  const { error } = query;
  // A refusal: there is no such order, or it is somebody else's.
  const unknown = error instanceof ApiError && error.code !== null && error.status < 500;
  return (
    <Dialog kind="sheet" title="订单详情" onClose={onClose}>
      {unknown && <EmptyState drawing="receipt" title="找不到这笔订单" hint="它可能属于另一个账号" />}
      {error && !unknown && (
        <ErrorState text={errorText(error)} onRetry={() => void query.refetch()} />
      )}
      {!error && (
        <div className={styles.bones}>
          <Skeleton width="5rem" height="5rem" radius="50%" />
          <Skeleton width="40%" height="1.25rem" />
          <Skeleton width="70%" height="0.8125rem" />
          <Skeleton height="9rem" />
        </div>
      )}
    </Dialog>
  );
}

function Sheet({ order, celebrates, onClose }: { order: Order; celebrates: boolean; onClose: () => void }) {
  const now = useNow(order.status === 'created');
  const stage = stageOf(order, now);
  const [first] = useState(stage);
  const arrives = celebrates || first !== 'delivered';
  return (
    <Dialog
      kind="sheet"
      title="订单详情"
      onClose={onClose}
      actions={<Actions order={order} stage={stage} onClose={onClose} />}
    >
      <Hero order={order} stage={stage} now={now} arrives={arrives} />
      <Facts order={order} />
    </Dialog>
  );
}
