import { MonthBadge } from '@/components/art/MonthBadge';
import { t } from '@/lib/i18n';
import type { Calendar } from '../api';
import { monthName, monthOf, monthTitle } from '../days';
import { progressOf, type MonthProgress } from '../month';
import styles from './BadgeCard.module.css';

/** This month's badge with its progress, and the earned badges. */
export function BadgeCard({ calendar }: { calendar: Calendar }) {
  const month = monthOf(calendar.today);
  const progress = progressOf(month, calendar);
  const earned = progress.state === 'earned';
  const share = progress.made / progress.total;
  const others = calendar.badges.filter((other) => other !== month);
  return (
    <section className={styles.card} aria-label={t('全勤徽章')}>
      <div className={styles.now}>
        <span className={styles.medal} data-earned={earned ? '' : undefined}>
          <MonthBadge month={month} dim={!earned} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{t`${monthName(month)}全勤徽章`}</h2>
          <p className={styles.line}>{lineOf(progress)}</p>
          <div
            className={styles.track}
            role="progressbar"
            aria-label={t`${monthName(month)}全勤进度`}
            aria-valuemin={0}
            aria-valuemax={progress.total}
            aria-valuenow={progress.made}
          >
            <span style={{ width: `${share * 100}%` }} />
          </div>
        </div>
      </div>
      {others.length > 0 && (
        <ul className={styles.shelf} aria-label={t('我的徽章')}>
          {others.map((other) => (
            <li key={other}>
              <MonthBadge month={other} />
              <span>{monthTitle(other)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function lineOf({ made, total, toMakeUp, state }: MonthProgress): string {
  if (state === 'earned') return t('整月都来了，徽章亮在你的名字旁边');
  if (state === 'lost') return t('这个月有缺席，下个月 1 号重新开始');
  if (toMakeUp > 0) return t`补上 ${toMakeUp} 天、再签 ${total - made - toMakeUp} 天就能点亮`;
  return t`再签 ${total - made} 天就能点亮`;
}
