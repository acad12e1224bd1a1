import { Drawing, type DrawingName } from '@/components/art/Drawing';
import type { FormEvent, ReactNode } from 'react';
import styles from './FormFrame.module.css';

interface Props {
  drawing: DrawingName;
  /** Explains the change and its consequences. */
  note: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** The common layout of the forms that change the signed-in account. */
export function FormFrame({ drawing, note, onSubmit, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.drawing}>
        <Drawing name={drawing} />
      </div>
      <div className={styles.note}>{note}</div>
      {children}
    </form>
  );
}
