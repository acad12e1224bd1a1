import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { enterModal } from './modals';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** A picture above the title. */
  banner?: ReactNode;
  /** In the middle, or as a sheet from the bottom. */
  kind?: 'dialog' | 'sheet';
  /** Whether Escape, the backdrop and the cross close it; else only its actions do. */
  dismissible?: boolean;
  className?: string;
}

/** A modal window on the platform's own <dialog>: it keeps the focus and gives it back. Open while it is mounted. */
export function Dialog({
  title,
  onClose,
  children,
  actions,
  banner,
  kind = 'dialog',
  dismissible = true,
  className,
}: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const toasts = useRef<HTMLSpanElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();
  const show = () => {
    element.current?.showModal();
    // The window itself takes the focus: its first button would look chosen.
    panel.current?.focus();
    focusScrollableContent(content.current);
  };
  // Before it leaves the document: only then does it give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    show();
    const leave = enterModal(toasts.current!);
    return () => {
      leave();
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={cx(styles.window, styles[kind], className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      // Browsers let a second Escape through what was prevented.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !dismissible) event.preventDefault();
      }}
      // Some close it all the same: a second Escape, Android's back. It must not stay open where nobody sees it.
      onClose={() => {
        if (!element.current || element.current.open) return;
        if (dismissible) onClose();
        else show();
      }}
      // A selection of text that ends on the backdrop clicks there, too, but did not begin there.
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const onBackdrop = pressedBackdrop.current && event.target === event.currentTarget;
        if (dismissible && onBackdrop) onClose();
      }}
    >
      <div className={styles.panel} ref={panel} tabIndex={-1}>
        {banner}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {dismissible && (
          <button type="button" className={styles.cross} onClick={onClose} aria-label={t('关闭')}>
            <X aria-hidden="true" />
          </button>
        )}
        <div className={styles.content} ref={content}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <span ref={toasts} />
    </dialog>
  );
}

/** Who has no finger and no wheel reaches a text that is too long by Tab, and scrolls it with the arrows. */
function focusScrollableContent(element: HTMLElement | null): void {
  if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
}
