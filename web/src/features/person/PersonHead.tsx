import type { Author } from '@/api/types';
import { MonthBadge } from '@/components/art/MonthBadge';
import { FramedAvatar } from '@/components/ui/FramedAvatar';
import { cx } from '@/lib/classes';
import { paths } from '@/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './PersonHead.module.css';
import { VipMark } from './VipMark';

interface Props {
  person: Author;
  /** The displayed name, for example with highlighted parts. */
  name?: ReactNode;
  /** Line below the name. */
  note?: ReactNode;
  /** Content after the name. */
  marks?: ReactNode;
  /** Size of the avatar in rem. */
  size?: number;
}

/** Avatar and name, linked to the person's page. */
export function PersonHead({ person, name = person.name, note, marks, size = 2.5 }: Props) {
  return (
    <Link to={paths.person(person.uid)} className={styles.head}>
      <FramedAvatar url={person.avatar} frame={person.frame} name={person.name} size={size} />
      <span className="words">
        <span className={styles.line}>
          <span className={cx(styles.name, person.levelType > 0 && styles.member)}>{name}</span>
          <VipMark level={person.levelType} />
          {person.badge && <MonthBadge month={person.badge} className={styles.badge} />}
          {marks}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </Link>
  );
}
