import { markFirstStep, useAccount } from '@/features/account';
import { useEffect } from 'react';

/** Hides the hint to the games page after the player has visited it. */
export function useMarkGamesStep(route: string | undefined): void {
  const uid = useAccount((account) => account.uid);
  useEffect(() => {
    if (route === 'games' || route === 'detail') markFirstStep(uid, 'games');
  }, [route, uid]);
}
