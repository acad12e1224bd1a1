import styles from './VipMark.module.css';

/** Marks a member. */
export function VipMark({ level }: { level: number }) {
  return level > 0 ? <span className={styles.mark}>VIP</span> : null;
}
