import type { ReactNode } from 'react';
import styles from './Sky.module.css';

/** The sky behind the page head: rays and clouds in the light scheme, stars in the dark one. */
export function Sky({ children }: { children: ReactNode }) {
  return (
    <section className={styles.sky}>
      <div className={styles.rays} aria-hidden="true" />
      <svg className={styles.clouds} viewBox="0 0 375 64" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.far}
          d="M0 64V36c14-12 34-10 42 2 8-14 34-18 46-2 12-20 46-22 58 0 14-14 40-12 48 2 12-22 52-24 64 2 10-14 34-14 44 0 10-18 46-22 58-2 5-6 10-8 15-8v34z"
        />
        <path
          className={styles.near}
          d="M0 64V52c18-12 38-8 48 2 14-16 46-14 58 2 16-14 44-12 54 2 18-18 58-18 72 0 14-12 40-10 50 2 16-16 48-14 58 0 14-10 28-8 35-2v6z"
        />
      </svg>
      {children}
    </section>
  );
}
