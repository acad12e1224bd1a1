import type { IconComponent } from '@/components/ui/createIcon';
import { TOAST_OFFSET_PX } from '@/constants';
import { t } from '@/lib/i18n';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import CircleX from '~icons/lucide/circle-x';
import Info from '~icons/lucide/info';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../modals';
import styles from './Toaster.module.css';
import { dismiss, useToasts, type ToastType } from './toastStore';

const ICONS: Record<ToastType, IconComponent> = {
  success: CircleCheck,
  info: Info,
  warning: CircleAlert,
  error: CircleX,
};

/** The container of toasts. It is a popover, so it is above everything, and inside an open dialog, so it is announced and can be tapped. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const place = useRef<HTMLDivElement>(null);
  const newest = toasts[toasts.length - 1]?.id;
  const modal = useTopModal();
  useEffect(() => {
    const element = place.current;
    // The dialog that contained it has just closed. The popover is shown again in its next container.
    if (!element?.isConnected || !element.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest, modal]);
  const standing = (
    <div ref={place} popover="manual" className={styles.place} style={{ paddingTop: TOAST_OFFSET_PX }}>
      {toasts.map(({ id, type, text, repeats, onTap, action }) => {
        const Icon = ICONS[type];
        return (
          <div
            key={id}
            className={styles.toast}
            data-type={type}
            role={type === 'error' ? 'alert' : 'status'}
            onClick={({ target }) => {
              dismiss(id);
              if (!action || (target instanceof Element && target.closest('button'))) onTap?.();
            }}
          >
            <Icon aria-hidden="true" />
            {onTap && !action ? <button type="button">{text}</button> : <span>{text}</span>}
            {repeats > 1 && (
              <b key={repeats} className={styles.repeats} aria-label={t`共 ${repeats} 次`}>
                {repeats}
              </b>
            )}
            {action && (
              <button type="button" className={styles.action}>
                {action}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
  return modal ? createPortal(standing, modal) : standing;
}
