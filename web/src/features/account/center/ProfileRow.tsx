import ChevronRight from '~icons/lucide/chevron-right';
import { cx } from '@/lib/classes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './ProfileRow.module.css';

/** A read-only row: name and value. */
export function ProfileRow({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{value}</span>
    </div>
  );
}

/** A row that opens an editor on tap. */
export function ProfileRowButton({
  name,
  value,
  onClick,
}: {
  name: string;
  value: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      <RowContent name={name} value={value} />
    </button>
  );
}

/** A row that links to a screen. */
export function ProfileRowLink({ name, value, to }: { name: string; value?: string; to: string }) {
  return (
    <Link to={to} className={styles.row}>
      <RowContent name={name} value={value} />
    </Link>
  );
}

function RowContent({ name, value }: { name: string; value?: string }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>
        <span className={cx('ellipsis', styles.text)}>{value}</span>
        <ChevronRight aria-hidden="true" />
      </span>
    </>
  );
}
