import { ButtonLink } from '@/components/ui/Button';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import ShieldCheck from '~icons/lucide/shield-check';
import X from '~icons/lucide/x';
import { firstMissingDetail } from './missingDetails';
import styles from './MissingPrompt.module.css';
import { closePrompt } from './promptStore';
import { useMissingDetails } from './useMissingDetails';

/** Asks for a missing detail at the bottom of the screen, without covering the page. */
export default function MissingPrompt() {
  const ask = firstMissingDetail(useMissingDetails());
  if (!ask) return null;
  return (
    <aside className={styles.prompt} aria-label={t('账号提醒')}>
      <ShieldCheck className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{ask.title}</strong>
        <p>{ask.hint}</p>
      </div>
      <ButtonLink size="small" to={ask.to} onClick={closePrompt}>
        {ask.action}
      </ButtonLink>
      <button
        type="button"
        className={cx('tap', styles.cross)}
        onClick={closePrompt}
        aria-label={t('今天不再提醒')}
      >
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
