import type { Game } from '@/api/types';
import { useLoggedIn } from '@/features/account';
import { openGuideIfBlocked } from '@/features/browserGuide';
import type { Platform } from '@/lib/platform';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { isFreeGame } from '../price';
import { appStorePage } from './appStore';
import { openStage } from './downloadStore';

/**
 * Opens the price dialog if the address has pop=1 (after a login or a new membership), and removes the
 * parameter.
 */
export function useOpenDownloadFromUrl(game: Game, platform: Platform | null): void {
  const [query, setQuery] = useSearchParams();
  const loggedIn = useLoggedIn();
  const popped = query.get('pop') === '1';
  const open = useEffectEvent(() => {
    query.delete('pop');
    setQuery(query, { replace: true });
    if (!loggedIn || !platform || isFreeGame(game) || appStorePage(game, platform)) return;
    if (!openGuideIfBlocked('download')) openStage({ kind: 'confirm', game, platform });
  });
  useEffect(() => {
    if (popped) open();
  }, [popped]);
}
