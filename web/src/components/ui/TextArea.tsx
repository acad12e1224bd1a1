import { cx } from '@/lib/classes';
import { useId, type TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** The error of the value; replaces the hint. */
  error?: string;
  hint?: string;
}

/** A labelled multi-line input with its error right below. */
export function TextArea({ label, value, onValue, error, hint, ...rest }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={cx(styles.box, Boolean(error) && styles.wrong)}>
        <textarea
          {...rest}
          id={id}
          className={cx(styles.input, styles.lines)}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
      {note && (
        <p
          id={`${id}-note`}
          className={cx('faint', Boolean(error) && styles.error)}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
