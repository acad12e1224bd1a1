import { t } from '@/lib/words';
import { lazy, Suspense, useState } from 'react';
import styles from './Agreement.module.css';

const AgreementSheet = lazy(() => import('./AgreementSheet'));

export type AgreementName = '用户协议' | '隐私政策';

/** What one agrees to by going on, to be read before. */
export function Agreement({ action }: { action: string }) {
  const [open, setOpen] = useState<AgreementName | null>(null);
  const link = (name: AgreementName) => (
    <button type="button" onClick={() => setOpen(name)}>
      {t`《${name}》`}
    </button>
  );
  return (
    <>
      <p className={styles.line}>
        {t`${action}即表示同意`}
        {link(t('用户协议'))}
        {t('和')}
        {link(t('隐私政策'))}
      </p>
      {open && (
        <Suspense>
          <AgreementSheet name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
