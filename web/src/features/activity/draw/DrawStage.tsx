import type { ActivityDetail, ActivityDraw } from '@/api/types';
import { useLoggedIn } from '@/features/account';
import { t } from '@/lib/i18n';
import ChevronRight from '~icons/lucide/chevron-right';
import History from '~icons/lucide/rotate-ccw-clock';
import ListChecks from '~icons/lucide/list-checks';
import { useState } from 'react';
import { DrawDialogs } from './DrawDialogs';
import styles from './DrawStage.module.css';
import { DrawsSheet } from './DrawsSheet';
import { WheelHub } from './WheelHub';
import { OddsSheet } from './OddsSheet';
import { useDraw } from './useDraw';
import { Wheel } from './Wheel';
import { Winners } from './Winners';

interface Props {
  activity: ActivityDetail;
  draw: ActivityDraw;
  onHold: (holding: boolean) => void;
}

/** The wheel, the recent winners, and the buttons for odds and own draws. */
export function DrawStage({ activity, draw, onHold }: Props) {
  const loggedIn = useLoggedIn();
  const drawing = useDraw(activity, draw, onHold);
  const [sheet, setSheet] = useState<'odds' | 'draws' | null>(null);
  const { plate, sectors, turning, lit } = drawing;
  const close = () => setSheet(null);
  return (
    <section className={styles.stage} aria-label={t('抽奖')}>
      <Winners id={activity.id} />
      <div className={styles.wheel}>
        <Wheel ref={plate} sectors={sectors} turning={turning} lit={lit} />
        <WheelHub activity={activity} draw={draw} turning={turning} onPress={drawing.press} />
      </div>
      <p className={styles.left} role="status">
        <LeftToday activity={activity} draw={draw} />
      </p>
      <div className={styles.links}>
        <button type="button" onClick={() => setSheet('odds')}>
          <ListChecks aria-hidden="true" />
          {t('概率公示')}
          <ChevronRight aria-hidden="true" />
        </button>
        {loggedIn && (
          <button type="button" onClick={() => setSheet('draws')}>
            <History aria-hidden="true" />
            {t('我的抽奖')}
            <ChevronRight aria-hidden="true" />
          </button>
        )}
      </div>
      <DrawDialogs activity={activity} draw={draw} drawing={drawing} />
      {sheet === 'odds' && <OddsSheet draw={draw} onClose={close} />}
      {sheet === 'draws' && <DrawsSheet id={activity.id} onClose={close} />}
    </section>
  );
}

/** The number of draws left today, free draws first. */
function LeftToday({
  activity: { state },
  draw: { left, freeLeft, spins, fullPrice },
}: Omit<Props, 'onHold'>) {
  if (state === 'coming') return t('还没有开始，先看看奖品吧');
  if (state === 'past') return t('活动已经结束，感谢参与');
  if (left === 0) return t('今天的次数用完啦，明天再来');
  if (freeLeft === left) return <>{t`今天还能免费抽 ${left} 次`}</>;
  if (spins > 0)
    return (
      <>
        {freeLeft > 0
          ? t`免费 ${freeLeft} 次，之后先用抽奖券（${spins} 张），今天还剩 ${left} 次`
          : t`先用抽奖券（还有 ${spins} 张），今天还剩 ${left} 次`}
      </>
    );
  return (
    <>
      {t`${freeLeft > 0 ? t`免费 ${freeLeft} 次，之后` : t('免费次数已用完，')}每次 ${fullPrice}X钻，今天还剩 ${left} 次`}
    </>
  );
}
