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
  /** Of a member. */
  expTime: string | null | undefined;
  /** The price is another than the one that was shown first. */
  changed: boolean;
  busy: boolean;
  onBuy: () => void;
}

/** What it costs and how far it reaches: the button says what it does. */
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
