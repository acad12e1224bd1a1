import { Drawing, type DrawingName } from '@/components/art/Drawing';
import type { FormEvent, ReactNode } from 'react';
import styles from './FormFrame.module.css';

interface Props {
  drawing: DrawingName;
  /** What this changes, and what follows from it. */
  note: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** The common look of what changes something about an account that is signed in. */
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
