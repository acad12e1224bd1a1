import { useState } from 'react';
import type { Gift } from '@/api/types';
import { SECOND_MS } from '@/constants';
import { useNow } from '@/lib/useNow';
import { ClaimDialog } from '../claim/ClaimDialog';
import { useClaimGift } from '../claim/useClaimGift';
import { hasNearChange } from '../stage';
import { useLiveStock } from '../useLiveStock';
import { GiftPack } from './GiftPack';
import styles from './GiftPack.module.css';

/** A few packs as a live section of a page. */
export function GiftPacks({ gifts, ofGame }: { gifts: readonly Gift[]; ofGame?: boolean }) {
  const claimGift = useClaimGift();
  const now = useGiftClock(gifts);
  useLiveStock();
  return (
    <>
      <ul className={styles.packs}>
        {gifts.map((gift) => (
          <li key={gift.id}>
            <GiftPack gift={gift} claimGift={claimGift} now={now} ofGame={ofGame} />
          </li>
        ))}
      </ul>
      <ClaimDialog claimGift={claimGift} />
    </>
  );
}

const MINUTE_MS = 60_000;

/**
 * The current time. It ticks every second while the start or end of a pack is near, otherwise every minute.
 */
export function useGiftClock(gifts: readonly Gift[]): number {
  const [every, setEvery] = useState(MINUTE_MS);
  const now = useNow(true, every);
  const interval = hasNearChange(gifts, now) ? SECOND_MS : MINUTE_MS;
  if (interval !== every) setEvery(interval);
  return now;
}
