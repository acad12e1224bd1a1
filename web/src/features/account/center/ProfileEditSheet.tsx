import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/i18n';
import { useId, type FormEvent, type ReactNode } from 'react';
import styles from './ProfileEditSheet.module.css';

interface Props {
  title: string;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet that edits one detail. */
export function ProfileEditSheet({ title, busy, onSubmit, onClose, children }: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      kind="sheet"
      title={title}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} size="large" busy={busy}>
          {t('保存')}
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
