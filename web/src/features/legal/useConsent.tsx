import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { rich } from '@/lib/rich';
import { useId, useRef, useState, type ReactNode } from 'react';
import styles from './Consent.module.css';
import { useConsentStore } from './consentStore';
import { DocumentLink } from './DocumentLink';
import { useDocumentsVersion } from './operator';

interface Options {
  /** Whether the consent that this device remembers ticks the box. A form that may register asks each time: it may be another person. */
  remembered?: boolean;
}

/**
 * The consent to the documents: a box that the player ticks. `given` allows a request only with the tick. Without it, the box gets the focus
 * and a sentence asks for the tick.
 */
export function useConsent({ remembered = true }: Options = {}): { box: ReactNode; given: () => boolean } {
  const current = useDocumentsVersion();
  const agreed = useConsentStore(({ documents }) => documents);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  // A newer document asks again. Without a known version, the remembered consent counts.
  const ticked = choice ?? (remembered && agreed !== null && (current === undefined || agreed === current));
  const tick = (checked: boolean) => {
    setChoice(checked);
    setMissing(false);
  };
  const given = () => {
    setMissing(!ticked);
    if (ticked) useConsentStore.setState({ documents: current ?? agreed ?? '' });
    else input.current?.focus();
    return ticked;
  };
  const box = (
    <div className={cx(styles.consent, missing && styles.missing)}>
      <label className={styles.label}>
        <input
          ref={input}
          type="checkbox"
          checked={ticked}
          aria-describedby={missing ? hint : undefined}
          aria-invalid={missing}
          onChange={(event) => tick(event.target.checked)}
        />
        <span>{t('我已阅读并同意')}</span>
      </label>
      <span
        className={styles.links}
      >{rich`${<DocumentLink name="terms" />}和${<DocumentLink name="privacy" />}`}</span>
      {missing && (
        <p id={hint} role="alert" className={styles.hint}>
          {t('请先阅读并勾选同意，再继续')}
        </p>
      )}
    </div>
  );
  return { box, given };
}
