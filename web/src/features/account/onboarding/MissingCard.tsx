import { ButtonLink } from '@/components/ui/Button';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import ShieldCheck from '~icons/lucide/shield-check';
import X from '~icons/lucide/x';
import { useAccount } from '../accountStore';
import { dismissDetail, useDismissedDetails } from './dismissedDetails';
import { firstMissingDetail } from './missingDetails';
import styles from './MissingCard.module.css';
import { useMissingDetails } from './useMissingDetails';

/**
 * Asks for missing details on the player's own page. Once dismissed it stays away; the personal centre still
 * offers the details.
 */
export function MissingCard() {
  const uid = useAccount((account) => account.uid);
  const ask = firstMissingDetail(useMissingDetails(), useDismissedDetails(uid));
  if (!ask) return null;
  return (
    <section className={styles.card} aria-label={t('账号提醒')}>
      <ShieldCheck className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{ask.title}</strong>
        <p>{ask.hint}</p>
      </div>
      <ButtonLink size="small" look="soft" to={ask.to}>
        {ask.action}
      </ButtonLink>
      <button
        type="button"
        className={cx('tap', styles.cross)}
        onClick={() => dismissDetail(uid, ask.need)}
        aria-label={t('不再提醒')}
      >
        <X aria-hidden="true" />
      </button>
    </section>
  );
}
