import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useNavigate } from 'react-router';

/** The router state for the recharge page. The browser keeps it across a reload. */
export interface RechargeArrival {
  /** The path that the player came from. */
  from?: string;
  /** The coins that the purchase there needs. */
  price?: number;
}

interface Props {
  onClose: () => void;
  /** The path to return to after the recharge. */
  from: string;
  /** The coins that the purchase needs; undefined if unknown. */
  price: number | undefined;
}

/** Says that the balance is too low, and leads to the recharge. */
export function InsufficientBalanceDialog({ onClose, from, price }: Props) {
  const navigate = useNavigate();
  const recharge = () => {
    onClose();
    void navigate(paths.recharge, { state: { from, price } satisfies RechargeArrival });
  };
  return (
    <Dialog
      title={t('当前X钻余额不足！')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('取消')}
          </Button>
          <Button onClick={recharge}>{t('充值')}</Button>
        </>
      }
    >
      <p>{t('当前余额不足，请您充值后继续使用')}</p>
    </Dialog>
  );
}
