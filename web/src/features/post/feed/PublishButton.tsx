import { useRequireSignIn } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import PenLine from '~icons/lucide/pen-line';
import { useNavigate } from 'react-router';
import styles from './PublishButton.module.css';

/** Opens the composer. It is part of the feed's head: a floating button would cover the posts and their actions. */
export function PublishButton() {
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn();
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => requireSignIn(() => void navigate(paths.postpage))}
    >
      <PenLine aria-hidden="true" />
      {t('发帖')}
    </button>
  );
}
