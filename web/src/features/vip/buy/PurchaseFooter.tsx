import type { VipPlan } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { serverNow } from '@/lib/serverClock';
import { dateText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import { newEnd, priceText } from '../terms';
import styles from './PurchaseFooter.module.css';

interface Props {
  plan: VipPlan;
  payWith: string;
  /** Present end of the membership, for a member. */
  expTime: string | null | undefined;
  /** The price has changed since it was first shown. */
  changed: boolean;
  busy: boolean;
  onBuy: () => void;
}

/** The end date after the purchase, and the button with the price. */
export function PurchaseFooter({ plan, payWith, expTime, changed, busy, onBuy }: Props) {
  const [now] = useState(serverNow);
  return (
    <div className={styles.foot}>
      {changed && (
        <p className={styles.alert} role="alert">
          {t('价格刚刚变了，还没有扣款，请确认新的价格')}
        </p>
      )}
      <Button size="large" look="warm" block busy={busy} onClick={onBuy}>
        {expTime ? t`${priceText(plan, payWith)} 续费` : t`${priceText(plan, payWith)} 立即开通`}
      </Button>
      <p className={styles.end}>
        {t`${expTime ? t('续费后') : t('开通后')}有效期至 ${dateText(newEnd(plan, expTime, now))}`}
      </p>
    </div>
  );
}
