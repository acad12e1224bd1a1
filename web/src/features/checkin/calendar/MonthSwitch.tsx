import { t } from '@/lib/i18n';
import ChevronLeft from '~icons/lucide/chevron-left';
import ChevronRight from '~icons/lucide/chevron-right';
import type { ReactNode } from 'react';
import { monthTitle } from '../days';
import styles from './MonthSwitch.module.css';

interface Props {
  month: string;
  /** Null disables the button. */
  onBack: (() => void) | null;
  onForward: (() => void) | null;
  children: ReactNode;
}

/** The shown month and the buttons to its neighbours. */
export function MonthSwitch({ month, onBack, onForward, children }: Props) {
  return (
    <header className={styles.head}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('上个月')}
        disabled={!onBack}
        onClick={onBack ?? undefined}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <h2 className={styles.title} aria-live="polite">
        {monthTitle(month)}
      </h2>
      <button
        type="button"
        className={styles.step}
        aria-label={t('下个月')}
        disabled={!onForward}
        onClick={onForward ?? undefined}
      >
        <ChevronRight aria-hidden="true" />
      </button>
      <span className={styles.rest}>{children}</span>
    </header>
  );
}
