import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useLayer } from '@/lib/useLayer';
import X from '~icons/lucide/x';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { enterModal } from './modals';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** A picture above the title. */
  banner?: ReactNode;
  /** In the centre, or as a sheet from the bottom. */
  kind?: 'dialog' | 'sheet';
  /** Whether back, Escape, the backdrop and the close button close it; else only its actions do. */
  dismissible?: boolean;
  className?: string;
}

/** A modal window based on <dialog>, which traps the focus and restores it. It is open while it is mounted. */
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
  useLayer(() => {
    if (dismissible) onClose();
  });
  const show = () => {
    element.current?.showModal();
    // The panel takes the focus: a focused first button would look selected.
    panel.current?.focus();
    focusScrollableContent(content.current);
  };
  // Must close before the element leaves the document: only then does the browser restore the focus.
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
      // Browsers let a second Escape close a dialog although the first was prevented.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !dismissible) event.preventDefault();
      }}
      // Some browsers still close it: on a second Escape or Android's back. Without this, it would stay mounted but invisible.
      onClose={() => {
        if (!element.current || element.current.open) return;
        if (dismissible) onClose();
        else show();
      }}
      // A text selection that ends on the backdrop causes a click there, but its press began in the panel.
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

/** Makes long content focusable, so that keyboard users can reach it by Tab and scroll it with the arrow keys. */
function focusScrollableContent(element: HTMLElement | null): void {
  if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
}
