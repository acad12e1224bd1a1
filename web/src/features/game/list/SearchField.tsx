import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './SearchField.module.css';

const DEBOUNCE_MS = 300;

interface Props {
  /** The words that are searched for. */
  value: string;
  onChange: (value: string) => void;
}

/** Searches a moment after the last letter; what an input method has not settled yet is not searched. */
export function SearchField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [composing, setComposing] = useState(false);
  const [known, setKnown] = useState(value);
  // The address changed by itself: back, a tab, a link.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }

  const tell = () => {
    if (text.trim() !== value) onChange(text.trim());
  };
  const tellLater = useEffectEvent(tell);
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => tellLater(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, composing]);

  const clear = () => {
    setText('');
    if (value) onChange('');
    input.current?.focus();
  };
  return (
    <form
      className={styles.field}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        tell();
        input.current?.blur();
      }}
    >
      <Search className={styles.sign} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        placeholder="搜游戏名、标签"
        aria-label="搜索游戏"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={40}
      />
      {text && (
        <button type="button" className={styles.clear} onClick={clear} aria-label="清空">
          <X aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
