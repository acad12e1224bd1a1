import ChevronRight from '~icons/lucide/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './BookSection.module.css';

interface Props {
  title: string;
  /** A short text next to the title. */
  hint?: string;
  /** The link to the complete list. */
  more?: { to: string; name: string };
  children: ReactNode;
}

/** A titled section of a page. */
export function BookSection({ title, hint, more, children }: Props) {
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
        {more && (
          <Link to={more.to} className={styles.more}>
            {more.name}
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
