import { markFirstStep, useAccount } from '@/features/account';
import { useEffect } from 'react';

/** A player who has visited the games page no longer needs the hint to it. */
export function useMarkGamesStep(route: string | undefined): void {
  const uid = useAccount((account) => account.uid);
  useEffect(() => {
    if (route === 'games' || route === 'detail') markFirstStep(uid, 'games');
  }, [route, uid]);
}
