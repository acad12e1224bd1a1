import { t } from '@/lib/i18n';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** What is done, on the button that does it. */
  action: string;
  /** It is being done. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something is done that is hard to take back. */
export function ConfirmDialog({ title, children, action, busy, onConfirm, onClose }: Props) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('再想想')}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
