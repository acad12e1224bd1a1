import { t } from '@/lib/i18n';
import Search from '~icons/lucide/search';
import X from '~icons/lucide/x';
import { useRef, type InputHTMLAttributes, type Ref } from 'react';
import styles from './SearchInput.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** Called on a submitted search, not while an input method composes a word. */
  onSearch?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A search field. */
export function SearchInput({ label, value, onValue, onSearch, ref, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValue('');
    input.current?.focus();
  };
  return (
    <form
      className={styles.field}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.();
      }}
    >
      <Search className={styles.sign} aria-hidden="true" />
      <input
        maxLength={40}
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        type="search"
        className={styles.input}
        aria-label={label}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {value && (
        <button type="button" className={styles.clear} onClick={clear} aria-label={t('清空')}>
          <X aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
