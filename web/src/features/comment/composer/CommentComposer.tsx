import { Button } from '@/components/ui/Button';
import { useLimits } from '@/features/rateLimitNotice';
import { MentionPicker } from '@/features/person';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import AtSign from '~icons/lucide/at-sign';
import X from '~icons/lucide/x';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import styles from './CommentComposer.module.css';
import type { MentionInput } from './mentionInput';

/** The remaining length is shown once it falls below this value. */
const WARN_REMAINING = 100;

interface Props {
  writing: MentionInput;
  placeholder: string;
  /** The people who commented most recently. */
  recent?: React.ComponentProps<typeof MentionPicker>['recent'];
  /** The label of the send button. */
  action?: string;
  /** Whether sending is in progress. */
  busy?: boolean;
  /** Whether there is text to send. */
  ready?: boolean;
  /** Focuses the field on mount, which opens the keyboard. */
  autoFocus?: boolean;
  /** The minimum number of visible rows. */
  rows?: number;
  onSend: () => void;
  /** Collapses the composer. The draft stays. */
  onLeave?: () => void;
  ref?: Ref<CommentComposerHandle>;
}

export interface CommentComposerHandle {
  /** Focuses the field with the cursor at the end of the text. */
  focus: () => void;
}

/** The field for a comment: it grows with the text, offers mentions, and shows the remaining length. */
export function CommentComposer({
  writing: mentionInput,
  placeholder,
  recent,
  action = t('发送'),
  busy,
  ready = true,
  autoFocus,
  rows = 1,
  onSend,
  onLeave,
  ref,
}: Props) {
  const { draft, change, mention } = mentionInput;
  const input = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const caret = useRef<number | null>(null);
  const [picking, setPicking] = useState(false);
  const left = useLimits().comment - [...draft.text.trim()].length;
  const sendable = ready && draft.text.trim() !== '' && left >= 0;

  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.style.height = 'auto';
    // A hidden field has no height.
    if (element.scrollHeight > 0) element.style.height = `${element.scrollHeight}px`;
    if (caret.current === null) return;
    element.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [draft.text]);
  useEffect(() => {
    if (autoFocus) focusEnd(input.current);
  }, [autoFocus, draft.target?.id]);
  useImperativeHandle(ref, () => ({ focus: () => focusEnd(input.current) }), []);

  return (
    <div
      ref={frame}
      onBlur={({ relatedTarget }) => {
        // The user closed the keyboard and left no text.
        if (!picking && !frame.current?.contains(relatedTarget) && !draft.text.trim()) onLeave?.();
      }}
    >
      {draft.target && (
        <p className={styles.target}>
          <span>{t`回复 @${draft.target.name}`}</span>
          <button type="button" aria-label={t('不回复这条')} onClick={() => change({ target: null })}>
            <X aria-hidden="true" />
          </button>
        </p>
      )}
      <textarea
        ref={input}
        className={styles.input}
        rows={rows}
        value={draft.text}
        placeholder={placeholder}
        aria-label={draft.target ? t`回复 ${draft.target.name}` : t('评论', 'action')}
        enterKeyHint="send"
        onChange={({ target }) => {
          change({ text: target.value });
          const typed = target.value.length > draft.text.length && target.value[target.selectionEnd - 1];
          if (typed === '@') setPicking(true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onLeave?.();
          const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (!sends || event.nativeEvent.isComposing || !sendable) return;
          event.preventDefault();
          onSend();
        }}
      />
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('提到谁')}
          onClick={() => setPicking(true)}
        >
          <AtSign aria-hidden="true" />
        </button>
        {left < WARN_REMAINING && (
          <span className={cx(styles.left, left < 0 && styles.over)} role="status">
            {left < 0 ? t`超出 ${-left} 字` : t`还能写 ${left} 字`}
          </span>
        )}
        <Button
          size="small"
          busy={busy}
          disabled={!sendable}
          // Keeps the focus in the field, because losing it before the click would close the keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onSend}
        >
          {action}
        </Button>
      </div>
      {picking && (
        <MentionPicker
          recent={recent}
          onClose={() => setPicking(false)}
          onPick={(person) => {
            setPicking(false);
            caret.current = mention(person, input.current?.selectionEnd ?? draft.text.length);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function focusEnd(element: HTMLTextAreaElement | null): void {
  element?.focus({ preventScroll: true });
  element?.setSelectionRange(element.value.length, element.value.length);
}
