import { markFirstStep, useAccount } from '@/features/account';
import { useEffect } from 'react';

/** Whoever has looked at games need not be shown the way to them any more. */
export function useMarkGamesStep(route: string | undefined): void {
  const uid = useAccount((account) => account.uid);
  useEffect(() => {
    if (route === 'games' || route === 'detail') markFirstStep(uid, 'games');
  }, [route, uid]);
}
