import type { ReactNode } from 'react';
import { BackButton } from './BackButton';
import styles from './TopBar.module.css';

interface Props {
  title?: string;
  icon?: ReactNode;
  onBack: () => void;
  /** An element at the right. */
  action?: ReactNode;
}

/** A back button, then a title with its icon. */
export function TopBar({ title, icon, onBack, action }: Props) {
  return (
    <header className={styles.bar}>
      <BackButton onBack={onBack} />
      {title && (
        <h1 className={styles.title}>
          {icon}
          <span>{title}</span>
        </h1>
      )}
      <div className={styles.action}>{action}</div>
    </header>
  );
}
