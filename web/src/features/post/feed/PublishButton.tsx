import { useRequireSignIn } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import PenLine from '~icons/lucide/pen-line';
import { useNavigate } from 'react-router';
import styles from './PublishButton.module.css';

/** The floating button that opens the composer. */
export function PublishButton() {
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn();
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('发帖')}
        onClick={() => requireSignIn(() => void navigate(paths.postpage))}
      >
        <PenLine aria-hidden="true" />
      </button>
    </div>
  );
}
