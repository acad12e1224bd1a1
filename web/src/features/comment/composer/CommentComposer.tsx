import { Button } from '@/components/ui/Button';
import { useLimits } from '@/features/rateLimitNotice';
import { MentionPicker } from '@/features/person';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { lazyOptional } from '@/lib/lazyOptional';
import { useKeyboardInset } from '@/lib/useKeyboardInset';
import { useLayer } from '@/lib/useLayer';
import { useMedia } from '@/lib/useMedia';
import AtSign from '~icons/lucide/at-sign';
import Keyboard from '~icons/lucide/keyboard';
import Smile from '~icons/lucide/smile';
import X from '~icons/lucide/x';
import {
  Suspense,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import styles from './CommentComposer.module.css';
import { deleteBackward, insertText, type EditedText } from './editText';
import { EmojiPanel } from './emoji';
import type { MentionInput } from './mentionInput';
import { PictureTool } from './picture/PictureTool';
import type { PictureInput } from './picture/useDraftPicture';
import { isSendKey } from './sendKey';
import { ignoreTapsAfter } from './tapGuard';

const PicturePreview = lazyOptional(() => import('./picture/PicturePreview'));

/** Devices with a mouse. They have no on-screen keyboard. */
const MOUSE = '(hover: hover) and (pointer: fine)';

/** The remaining length is shown once it falls below this value. */
const WARN_REMAINING = 100;

interface Props {
  writing: MentionInput;
  placeholder: string;
  /** Returns the people who commented most recently. Only an open picker asks, because sorting a long thread takes time. */
  recent?: () => React.ComponentProps<typeof MentionPicker>['recent'];
  /** The label of the send button. */
  action?: string;
  /** Whether sending is in progress. */
  busy?: boolean;
  /** Whether there is text to send. */
  ready?: boolean;
  /** Offers to add a picture. */
  picture?: PictureInput;
  /** The comment has a picture, so it needs no text. */
  pictured?: boolean;
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

/** The field for a comment: it grows with the text, offers mentions and emoji, and shows the remaining length. */
export function CommentComposer({
  writing: mentionInput,
  placeholder,
  recent,
  action = t('发送'),
  busy,
  ready = true,
  picture: pictureInput,
  pictured,
  autoFocus,
  rows = 1,
  onSend,
  onLeave,
  ref,
}: Props) {
  const { draft, change: changeDraft, mention } = mentionInput;
  const input = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** The caret that the field gets once it shows the changed text and has the focus. */
  const caret = useRef<number | null>(null);
  const [picking, setPicking] = useState(false);
  const [emoji, setEmoji] = useState(false);
  const mouse = useMedia(MOUSE);
  const left = useLimits().comment - [...draft.text.trim()].length;
  const picture = pictureInput?.picture;
  /** The system's file chooser is open, and has the focus. */
  const choosing = useRef(false);
  const worded = draft.text.trim() !== '' || pictured || picture?.state === 'done';
  const sendable = ready && worded && (!picture || picture.state === 'done') && left >= 0;

  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.style.height = 'auto';
    // A hidden field has no height.
    if (element.scrollHeight > 0) element.style.height = `${element.scrollHeight}px`;
    // Safari would focus the field, which opens the keyboard over the emoji.
    if (caret.current === null || document.activeElement !== element) return;
    element.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [draft.text]);
  // On a phone, the panel takes the keyboard's place. With a mouse, the field keeps the focus.
  useLayoutEffect(() => {
    if (emoji && !mouse) panel.current?.focus({ preventScroll: true });
  }, [emoji, mouse]);
  useLayer(() => setEmoji(false), emoji);
  useKeyboardInset();
  useEffect(() => {
    if (autoFocus) focusEnd(input.current);
  }, [autoFocus, draft.target?.id]);
  useImperativeHandle(ref, () => ({ focus: () => focusEnd(input.current) }), []);

  const edit = (change: (text: string, from: number, to: number) => EditedText) => {
    const field = input.current;
    if (!field) return;
    const from = caret.current ?? field.selectionStart;
    const { text, caret: next } = change(draft.text, from, caret.current ?? field.selectionEnd);
    caret.current = next;
    changeDraft({ text });
  };
  const send = () => {
    // After the send, the composer collapses. The second tap of a double tap must not hit the page under 发送.
    if (onLeave) ignoreTapsAfter(performance.now(), frame.current?.getBoundingClientRect());
    onSend();
  };
  const closeEmoji = () => {
    input.current?.focus({ preventScroll: true });
    setEmoji(false);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    if (!emoji) return onLeave?.();
    // A sheet around the composer stays open.
    event.preventDefault();
    closeEmoji();
  };

  return (
    <div
      ref={frame}
      onBlur={({ relatedTarget, timeStamp }) => {
        if (picking || choosing.current || frame.current?.contains(relatedTarget)) return;
        setEmoji(false);
        // The user closed the keyboard and left no text and no picture.
        if (!onLeave || draft.text.trim() || picture) return;
        ignoreTapsAfter(timeStamp);
        onLeave();
      }}
    >
      {draft.target && (
        <p className={styles.target}>
          <span>{t`回复 @${draft.target.name}`}</span>
          <button type="button" aria-label={t('不回复这条')} onClick={() => changeDraft({ target: null })}>
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
          caret.current = null;
          changeDraft({ text: target.value });
          const typed = target.value.length > draft.text.length && target.value[target.selectionEnd - 1];
          if (typed === '@') setPicking(true);
        }}
        onFocus={({ target }) => {
          if (caret.current !== null) target.setSelectionRange(caret.current, caret.current);
          if (!mouse) setEmoji(false);
        }}
        onSelect={({ currentTarget }) => {
          if (document.activeElement === currentTarget) caret.current = null;
        }}
        onKeyDown={(event) => {
          onEscape(event);
          if (!isSendKey(event)) return;
          event.preventDefault();
          if (sendable && !event.repeat) send();
        }}
      />
      {pictureInput && picture && (
        <div className={styles.picture}>
          <Suspense>
            <PicturePreview input={pictureInput} />
          </Suspense>
        </div>
      )}
      <div
        className={styles.tools}
        // Keeps the focus where it is: the field would lose it before the click, which closes the keyboard.
        onMouseDown={(event) => event.preventDefault()}
      >
        <button
          type="button"
          className={styles.tool}
          aria-label={t('提到谁')}
          onClick={() => setPicking(true)}
        >
          <AtSign aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('表情')}
          aria-expanded={emoji}
          onClick={() => (emoji ? closeEmoji() : setEmoji(true))}
        >
          {emoji && !mouse ? <Keyboard aria-hidden="true" /> : <Smile aria-hidden="true" />}
        </button>
        {pictureInput && (
          <PictureTool
            input={pictureInput}
            className={styles.tool}
            onOpen={() => {
              choosing.current = true;
              pictureInput.prepare();
            }}
            onClose={() => {
              choosing.current = false;
              input.current?.focus({ preventScroll: true });
            }}
          />
        )}
        {left < WARN_REMAINING && (
          <span className={cx(styles.left, left < 0 && styles.over)} role="status">
            {left < 0 ? t`超出 ${-left} 字` : t`还能写 ${left} 字`}
          </span>
        )}
        <Button size="small" busy={busy} disabled={!sendable} onClick={send}>
          {action}
        </Button>
      </div>
      {emoji && (
        <div
          ref={panel}
          className={styles.panel}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={onEscape}
        >
          <Suspense>
            <EmojiPanel
              onPick={(piece) => edit((text, from, to) => insertText(text, piece, from, to))}
              onDelete={() => edit(deleteBackward)}
            />
          </Suspense>
        </div>
      )}
      {picking && (
        <MentionPicker
          recent={recent?.()}
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
