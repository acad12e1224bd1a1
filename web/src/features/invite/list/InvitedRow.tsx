import { Avatar } from '@/components/ui/Avatar';
import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { relativeTime } from '@/lib/time';
import { paths } from '@/paths';
import { Link } from 'react-router';
import type { Invited } from '../api';
import { invitedWords } from '../labels';
import styles from './InvitedRow.module.css';

/** An invited player and the next condition. */
export function InvitedRow({ invited }: { invited: Invited }) {
  const { uid, name, avatar, createTime, state } = invited;
  const words = invitedWords(invited);
  return (
    <Link to={paths.person(uid)} className={styles.row} data-state={state}>
      <Avatar url={avatar} name={name} size={2.5} />
      <span className={cx('words', styles.words)}>
        <span className={styles.head}>
          <strong className={cx('ellipsis', styles.name)}>{name}</strong>
          <time className={styles.time} dateTime={createTime}>
            {relativeTime(createTime)}
          </time>
        </span>
        <span className={styles.line}>{words.line}</span>
      </span>
      <span className={styles.state}>{words.state}</span>
    </Link>
  );
}

export function InvitedRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="2.5rem" height="2.5rem" radius="50%" />
      <span className={cx('words', styles.words)}>
        <Skeleton width="40%" height="1rem" />
        <Skeleton width="70%" height="0.75rem" />
      </span>
    </div>
  );
}
