import ChevronRight from '~icons/lucide/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './OtherHistory.module.css';

/** The line that leads from the browsing history to the reading history, or back. */
export function OtherHistory({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.other}>
      {children}
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
