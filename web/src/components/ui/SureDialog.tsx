import { t } from '@/lib/words';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** What is done, on the button that does it. */
  deed: string;
  /** It is being done. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something is done that is hard to take back. */
export function SureDialog({ title, children, deed, busy, onConfirm, onClose }: Props) {
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
            {deed}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
