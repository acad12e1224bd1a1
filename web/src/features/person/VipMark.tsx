import { Crown } from 'lucide-react';
import styles from './VipMark.module.css';

/** The mark of a member; nothing for anybody else. */
export function VipMark({ level }: { level: number }) {
  if (level < 1) return null;
  return (
    <span className={styles.mark}>
      <Crown aria-hidden="true" />
      VIP{level}
    </span>
  );
}
