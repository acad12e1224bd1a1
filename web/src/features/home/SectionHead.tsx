import { t } from '@/lib/i18n';
import ChevronRight from '~icons/lucide/chevron-right';
import { Link } from 'react-router';
import styles from './SectionHead.module.css';

interface Props {
  title: string;
  hint: string;
  /** The path to the complete list. */
  to: string;
}

/** The title of a section, a hint, and a link to the complete list. */
export function SectionHead({ title, hint, to }: Props) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      <Link to={to} className={styles.more} aria-label={t`更多${title}`}>
        {t('更多')}
        <ChevronRight aria-hidden="true" />
      </Link>
    </header>
  );
}
