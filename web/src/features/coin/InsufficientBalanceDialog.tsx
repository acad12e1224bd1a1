import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useNavigate } from 'react-router';

/** What the recharge screen is told: where the player was when the coins did not reach. */
export interface RechargeArrival {
  from?: string;
}

interface Props {
  onClose: () => void;
  /** Where the player goes on once there are coins. */
  from: string;
}

/** The balance does not reach. */
export function InsufficientBalanceDialog({ onClose, from }: Props) {
  const navigate = useNavigate();
  const recharge = () => {
    onClose();
    void navigate(paths.recharge, { state: { from } satisfies RechargeArrival });
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
