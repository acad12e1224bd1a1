import type { Author } from '@/api/types';
import { Avatar } from '@/components/ui/Avatar';
import { Skeleton } from '@/components/ui/Skeleton';
import { paths } from '@/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './PersonRow.module.css';
import { VipMark } from './VipMark';

interface Props {
  person: Author;
  /** The name, with parts of it marked. */
  name?: ReactNode;
  note?: ReactNode;
  /** What stands at the end. */
  action?: ReactNode;
  /** Chosen instead of visited. */
  onChoose?: () => void;
}

/** A player in a list: portrait, name, what they say of themselves. */
export function PersonRow({ person, name = person.name, note, action, onChoose }: Props) {
  const who = (
    <>
      <Avatar url={person.avatar} name={person.name} size={2.75} />
      <span className={styles.words}>
        <span className={styles.head}>
          <strong className={styles.name}>{name}</strong>
          <VipMark level={person.levelType} />
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
  return (
    <div className={styles.row}>
      {onChoose ? (
        <button type="button" className={styles.who} onClick={onChoose}>
          {who}
        </button>
      ) : (
        <Link to={paths.person(person.uid)} className={styles.who}>
          {who}
        </Link>
      )}
      {action}
    </div>
  );
}

export function PersonRowSkeleton() {
  return (
    <div className={styles.row}>
      <span className={styles.who}>
        <Skeleton width="2.75rem" height="2.75rem" radius="50%" />
        <span className={styles.words}>
          <Skeleton width="40%" height="0.9375rem" />
          <Skeleton width="70%" height="0.75rem" />
        </span>
      </span>
    </div>
  );
}
