import { t } from '@/lib/i18n';
import styles from './ChallengeNotice.module.css';
import { useChallengeWork } from './withChallenge';

/** A quiet line while the work of a challenge runs, with a way to cancel it. */
export function ChallengeNotice() {
  const work = useChallengeWork((state) => state.work);
  if (!work) return null;
  return (
    <div className={styles.notice} role="status">
      {t('正在进行安全验证…')}
      <button type="button" className={styles.cancel} onClick={work.cancel}>
        {t('取消')}
      </button>
    </div>
  );
}
