import { t } from '@/lib/words';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './TopBar.module.css';

interface Props {
  title?: string;
  icon?: ReactNode;
  onBack: () => void;
  /** What stands at the right. */
  action?: ReactNode;
}

/** Back, then a title with its icon. */
export function TopBar({ title, icon, onBack, action }: Props) {
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.back} onClick={onBack} aria-label={t('返回')}>
        <ChevronLeft aria-hidden="true" />
      </button>
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
