import { ButtonLink } from '@/components/ui/Button';
import { readJson, writeJson } from '@/lib/storage';
import { t } from '@/lib/i18n';
import ShieldCheck from '~icons/lucide/shield-check';
import X from '~icons/lucide/x';
import { useState } from 'react';
import { useAccount } from '../accountStore';
import { firstMissingDetail } from './missingDetails';
import styles from './MissingCard.module.css';
import { useMissingDetails } from './useMissingDetails';

const key = (uid: number) => `${uid}:not-ask`;

/**
 * Asks for missing details on the player's own page. Once dismissed it stays away; the personal centre still
 * offers the details.
 */
export function MissingCard() {
  const uid = useAccount((account) => account.uid);
  const [state, setState] = useState(() => ({ uid, putAway: stored(uid) }));
  if (state.uid !== uid) setState({ uid, putAway: stored(uid) });
  const ask = firstMissingDetail(useMissingDetails(), state.putAway);
  if (!ask) return null;
  const putAway = () => {
    const next = [...state.putAway, ask.need];
    writeJson(key(uid), next);
    setState({ uid, putAway: next });
  };
  return (
    <section className={styles.card} aria-label={t('账号提醒')}>
      <ShieldCheck className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{ask.title}</strong>
        <p>{ask.hint}</p>
      </div>
      <ButtonLink size="small" look="soft" to={ask.to}>
        {ask.action}
      </ButtonLink>
      <button type="button" className={styles.cross} onClick={putAway} aria-label={t('不再提醒')}>
        <X aria-hidden="true" />
      </button>
    </section>
  );
}

function stored(uid: number): string[] {
  const value = readJson(key(uid));
  return Array.isArray(value) ? value.map(String) : [];
}
