import { cx } from '@/lib/classes';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './Button.module.css';

interface Look {
  look?: 'primary' | 'soft' | 'plain' | 'warm';
  size?: 'small' | 'normal' | 'large';
  block?: boolean;
}

interface Props extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores further presses. */
  busy?: boolean;
  icon?: ReactNode;
}

export function Button({
  look,
  size,
  block,
  busy = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(classes({ look, size, block }), className)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, block, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={cx(classes({ look, size, block }), className)} />;
}

function classes({ look = 'primary', size = 'normal', block }: Look): string {
  return cx(styles.button, styles[look], styles[size], block && styles.block);
}
