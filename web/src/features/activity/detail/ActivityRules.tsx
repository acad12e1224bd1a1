import type { ActivityDetail } from '@/api/types';
import { RichText } from '@/components/ui/RichText';
import { dateTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import styles from './ActivityRules.module.css';

/** The operator's description, and the deadline for claims. */
export function ActivityRules({ activity: { kind, content, claimEndTime } }: { activity: ActivityDetail }) {
  const title = kind === 'page' ? t('活动详情') : t('活动规则');
  return (
    <section className={styles.rules} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <RichText html={content} />
      {kind === 'tasks' && <p className={styles.until}>{t`领奖截止：${dateTimeText(claimEndTime)}`}</p>}
    </section>
  );
}
