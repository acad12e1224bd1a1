import { Button } from '@/components/ui/Button';
import { CoinIcon } from '@/components/ui/Coin';
import { Dialog } from '@/components/ui/Dialog';
import { toast } from '@/components/ui/toast';
import { useStatusPart } from '@/features/account';
import { InsufficientBalanceDialog } from '@/features/coin';
import { exactNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useState } from 'react';
import type { Calendar, CheckedIn } from '../api';
import { dayTitle } from '../days';
import styles from './MakeUpSheet.module.css';
import { useMakeUp } from './useMakeUp';

interface Props {
  calendar: Calendar;
  day: string;
  onDone: (done: CheckedIn) => void;
  onClose: () => void;
}

/** Asks for confirmation before a card or coins are spent: shows the price, the benefit, and the limits. */
export default function MakeUpSheet({ calendar, day, onDone, onClose }: Props) {
  const balance = useStatusPart(({ coinNum }) => coinNum);
  const [insufficient, setInsufficient] = useState(false);
  // The price that the player sees and confirms. Only a refusal changes it, and then it needs another confirmation.
  const [price, setPrice] = useState(calendar.makeUpPrice);
  const [changed, setChanged] = useState(false);
  const { mutate, isPending } = useMakeUp({
    onDone: (done) => {
      toast.success(t`${dayTitle(day)}补上啦，连签 ${done.streak} 天`);
      onDone(done);
      onClose();
    },
    onInsufficientBalance: () => setInsufficient(true),
    onPrice: (now) => {
      setPrice(now);
      setChanged(true);
    },
    onDayOver: onClose,
  });
  const buy = () => {
    if (balance !== undefined && balance < price) setInsufficient(true);
    else mutate({ day, price });
  };
  if (insufficient) return <InsufficientBalanceDialog onClose={onClose} from={paths.checkin} price={price} />;
  return (
    <Dialog
      kind="sheet"
      title={t`补签 ${dayTitle(day)}`}
      onClose={onClose}
      actions={
        <Button look="warm" size="large" busy={isPending} onClick={buy}>
          {price === 0 ? t('用 1 张补签卡') : t`花 ${price}X钻 补签`}
        </Button>
      }
    >
      {changed && (
        <p className={styles.alert} role="alert">
          {t('价格刚刚变了，还没有扣款，请确认新的价格')}
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('补签价格')}</dt>
          <dd>
            {price === 0 ? (
              t('1 张补签卡')
            ) : (
              <>
                <CoinIcon className={styles.coin} />
                {t`${exactNumber(price)}X钻`}
              </>
            )}
          </dd>
        </div>
        {price === 0 ? (
          <div>
            <dt>{t('我的补签卡')}</dt>
            <dd>{t`${calendar.makeUpCards} 张`}</dd>
          </div>
        ) : (
          <div>
            <dt>{t('我的余额')}</dt>
            <dd>{balance === undefined ? '–' : t`${exactNumber(balance)}X钻`}</dd>
          </div>
        )}
        <div>
          <dt>{t('本月还能补')}</dt>
          <dd>{t`${calendar.makeUpsLeft} 次`}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('补签会接上连签、算进全勤，不另发X钻。')}</p>
    </Dialog>
  );
}
