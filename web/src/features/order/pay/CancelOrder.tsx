import type { Order } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { t } from '@/lib/i18n';
import { useState, type ComponentProps } from 'react';
import { useCancelOrder } from './useCancelOrder';

interface Props extends Pick<ComponentProps<typeof Button>, 'size' | 'disabled'> {
  order: Order;
}

/** The button that cancels an unpaid order. A dialog asks for confirmation first. */
export function CancelOrder({ order, ...button }: Props) {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const cancel = useCancelOrder(close);
  return (
    <>
      <Button look="plain" {...button} onClick={() => setAsks(true)}>
        {t('取消订单')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('取消这笔订单？')}
          action={t('取消订单')}
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(order)}
          onClose={close}
        >
          {t('取消后不能再付这一笔，需要时可以重新下单。刚刚付过的话不用担心，到账后会自动补上。')}
        </ConfirmDialog>
      )}
    </>
  );
}
