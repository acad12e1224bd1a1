import type { CoinPackage } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { exactNumber } from '@/lib/format';
import { moneyText } from '@/lib/money';
import { t } from '@/lib/i18n';
import styles from './PayBar.module.css';

interface Props {
  item: CoinPackage;
  /** A warning to read before paying, such as a new price. */
  alert?: string;
  ready: boolean;
  busy: boolean;
  onPay: () => void;
}

/** The amount of coins and the pay button. */
export function PayBar({ item, alert, ready, busy, onPay }: Props) {
  return (
    <div className="bottom-bar">
      {alert && (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      )}
      <div className={styles.line}>
        <p className={styles.sum}>
          {t('到账')}
          <strong>{t`${exactNumber(item.coins + item.bonus)}X钻`}</strong>
        </p>
        <Button size="large" className={styles.pay} busy={busy} disabled={!ready} onClick={onPay}>
          {ready ? t`支付 ${moneyText(item.amount, item.currency)}` : t('暂时不能支付')}
        </Button>
      </div>
    </div>
  );
}
