import { SearchInput } from '@/components/ui/SearchInput';
import { t } from '@/lib/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from '../GameListPage.module.css';

const DEBOUNCE_MS = 300;

interface Props {
  /** The search words. */
  value: string;
  onChange: (value: string) => void;
}

/** Searches a moment after the last letter, but not while an input method is composing. */
export function SearchField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [composing, setComposing] = useState(false);
  const [known, setKnown] = useState(value);
  // The address changed outside this field: by the back button, a tab or a link.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }

  const notifySearch = () => {
    if (text.trim() !== value) onChange(text.trim());
  };
  const notifyDebounced = useEffectEvent(notifySearch);
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => notifyDebounced(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, composing]);

  return (
    <div className={styles.field}>
      <SearchInput
        ref={input}
        label={t('搜索游戏')}
        placeholder={t('搜游戏名、标签')}
        value={text}
        onValue={(next) => {
          setText(next);
          if (!next && value && !composing) onChange('');
        }}
        onSearch={() => {
          notifySearch();
          input.current?.blur();
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </div>
  );
}
