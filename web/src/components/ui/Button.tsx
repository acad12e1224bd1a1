import { cx } from '@/lib/classes';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'soft' | 'plain' | 'warm';
  size?: 'small' | 'normal' | 'large';
  /** Shows progress and takes no second press. */
  busy?: boolean;
  icon?: ReactNode;
  block?: boolean;
}

export function Button({
  look = 'primary',
  size = 'normal',
  busy = false,
  icon,
  block,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.button, styles[look], styles[size], block && styles.block, className)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}
