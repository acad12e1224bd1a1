import type { Author } from '@/api/types';
import { Skeleton } from '@/components/ui/Skeleton';
import type { ReactNode } from 'react';
import { PersonHead } from './PersonHead';
import styles from './PersonItem.module.css';

interface Props {
  person: Author;
  /** The displayed name, for example with highlighted parts. */
  name?: ReactNode;
  note?: ReactNode;
  /** Content at the end of the row. */
  action?: ReactNode;
}

/** A player in a list: avatar, name and a note. */
export function PersonItem({ person, name, note, action }: Props) {
  return (
    <div className={styles.row}>
      <PersonHead person={person} name={name} note={note} size={2.75} />
      {action}
    </div>
  );
}

export function PersonItemSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="2.75rem" height="2.75rem" radius="50%" />
      <span className={styles.skeleton}>
        <Skeleton width="40%" height="0.9375rem" />
        <Skeleton width="70%" height="0.75rem" />
      </span>
    </div>
  );
}
