import { lazy, Suspense } from 'react';
import styles from './QrCode.module.css';

const Modules = lazy(() => import('./QrModules'));

/** A QR code of an address. It is black on white in both schemes, because cameras need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <div className={styles.paper} role="img" aria-label={label}>
      <Suspense>
        <Modules text={text} />
      </Suspense>
    </div>
  );
}
