import { CountUp } from '@/components/ui/CountUp';
import { coins, exactNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import type { Calendar } from '../api';
import { rewardOf } from '../ladder';
import styles from './CheckinHero.module.css';
import { Sky } from './Sky';
import { SkyArt } from './SkyArt';

/** The current streak, and the reward for continuing it. */
export function CheckinHero({ calendar }: { calendar: Calendar }) {
  const { streak } = calendar;
  return (
    <Sky>
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.label}>{t('已连续签到')}</p>
          <p className={styles.streak}>
            <strong data-testid="streak">
              <CountUp value={streak} format={exactNumber} />
            </strong>
            {streak === 1 ? t('天', 'one') : t('天')}
          </p>
          <p className={styles.next}>{nextText(calendar)}</p>
        </div>
        <div className={styles.art}>
          <SkyArt />
        </div>
      </div>
    </Sky>
  );
}

/** The best coming reward, and the number of days until it. */
function nextText({ rewards, streak, checkedInToday }: Calendar): string {
  const best = Math.max(...rewards);
  const ahead = rewards.findIndex((_, index) => rewardOf(rewards, streak + 1 + index) === best);
  const days = ahead + 1;
  if (days === 1) return checkedInToday ? t`明天就能领 ${coins(best)}` : t`今天就能领 ${coins(best)}`;
  return t`再签 ${days} 天，领 ${coins(best)}`;
}
