import type { ActivityDetail } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { t } from '@/lib/i18n';
import styles from './JoinBar.module.css';
import { useJoinActivity } from './useJoinActivity';

/** The button that joins an activity; its tasks pay only after that. */
export function JoinBar({ activity }: { activity: ActivityDetail }) {
  const { joins, loggedIn, busy, start } = useJoinActivity(activity);
  if (!joins) return null;
  return (
    <div className={styles.bar}>
      <Button size="large" block busy={busy} onClick={start}>
        {loggedIn ? t('立即参加') : t('登录后参加')}
      </Button>
    </div>
  );
}
