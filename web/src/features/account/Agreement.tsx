import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { lazy, Suspense, useState } from 'react';
import styles from './Agreement.module.css';

const AgreementSheet = lazy(() => import('./AgreementSheet'));

export type AgreementName = 'terms' | 'privacy';

export const NAMES: Record<AgreementName, string> = { terms: t('用户协议'), privacy: t('隐私政策') };

/** Says that continuing accepts the agreements, and links to their texts. */
export function Agreement({ action }: { action: string }) {
  const [open, setOpen] = useState<AgreementName | null>(null);
  const link = (name: AgreementName) => (
    <button type="button" onClick={() => setOpen(name)}>
      {t`《${NAMES[name]}》`}
    </button>
  );
  return (
    <>
      <p className={styles.line}>{rich`${action}即表示同意${link('terms')}和${link('privacy')}`}</p>
      {open && (
        <Suspense>
          <AgreementSheet name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
