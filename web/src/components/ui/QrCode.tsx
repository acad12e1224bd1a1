import { lazy, Suspense } from 'react';
import styles from './QrCode.module.css';

const Modules = lazy(() => import('./QrModules'));

/** An address as a code for a phone's camera; black on white in both schemes, or no camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <div className={styles.paper} role="img" aria-label={label}>
      <Suspense>
        <Modules text={text} />
      </Suspense>
    </div>
  );
}
