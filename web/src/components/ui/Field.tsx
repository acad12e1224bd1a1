import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Eye from '~icons/lucide/eye';
import EyeOff from '~icons/lucide/eye-off';
import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './Field.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  icon?: ReactNode;
  /** The error of the value; replaces the hint. */
  error?: string;
  hint?: string;
  /** An element at the end of the input. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its error right below. A password can be made visible. */
export function Field({ label, value, onValue, icon, error, hint, action, type = 'text', ...rest }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={cx(styles.box, Boolean(error) && styles.wrong)}>
        {icon}
        <input
          {...rest}
          id={id}
          className={styles.input}
          type={secret && shown ? 'text' : type}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onValue(event.target.value)}
        />
        {secret && (
          <button
            type="button"
            className={cx('tap', styles.reveal)}
            onClick={() => setShown(!shown)}
            aria-label={shown ? t('隐藏密码') : t('显示密码')}
            aria-pressed={shown}
          >
            {shown ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
          </button>
        )}
        {action}
      </div>
      {note && (
        // An error gets its own element: a screen reader announces a new alert, not each changed hint.
        <p
          key={error ? 'error' : 'hint'}
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
