import { cx } from '@/lib/classes';
import type { WordMatch } from '@/features/sensitiveWords';
import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { highlightParts } from './highlightParts';
import styles from './HighlightedTextArea.module.css';

/** Imperative methods of the text area. */
export interface TextAreaHandle {
  /** Inserts text at the cursor and replaces `instead` characters before it. */
  insert: (text: string, instead: number) => void;
  focus: () => void;
}

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onValue: (value: string) => void;
  /** Parts of the text to mark. */
  hits: readonly WordMatch[];
  /** A single line, for a title. */
  single?: boolean;
  invalid?: boolean;
  describedBy?: string;
  onTyped?: (letter: string) => void;
  ref?: Ref<TextAreaHandle>;
}

/** A text area that grows with its text and marks parts of it. */
export function HighlightedTextArea(props: Props) {
  const {
    label,
    placeholder,
    value,
    onValue,
    hits,
    single = false,
    invalid,
    describedBy,
    onTyped,
    ref,
  } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    insert: (text, instead) => {
      const element = area.current;
      if (!element) return;
      const at = element.selectionStart;
      const from = Math.max(0, at - instead);
      element.setRangeText(text, from, element.selectionEnd, 'end');
      element.focus();
      onValue(element.value);
    },
    focus: () => area.current?.focus(),
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (single && event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className={cx(styles.area, single && styles.single)}>
      <div className={styles.mirror} aria-hidden="true">
        {highlightParts(value, hits).map(({ text, marked }, index) =>
          marked ? <mark key={index}>{text}</mark> : text,
        )}
        {/* An empty last line has no height of its own. */}
        {'\u200b'}
      </div>
      <textarea
        ref={area}
        className={styles.input}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        enterKeyHint={single ? 'next' : 'enter'}
        onKeyDown={onKeyDown}
        onChange={({ target, nativeEvent }) => {
          onValue(single ? target.value.replace(/\s*\n\s*/g, ' ') : target.value);
          const typed = (nativeEvent as InputEvent).data;
          if (typed) onTyped?.(typed);
        }}
      />
    </div>
  );
}
