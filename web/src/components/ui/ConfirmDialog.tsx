import { t } from '@/lib/i18n';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The text of the confirm button, which names the action. */
  action: string;
  /** The action is running. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action that is hard to undo. */
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
