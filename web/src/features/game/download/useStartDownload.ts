import type { Game } from '@/api/types';
import { useGoToSignIn, useLoggedIn } from '@/features/account';
import type { Platform } from '@/lib/platform';
import { t } from '@/lib/i18n';
import { withPop } from '@/paths';
import { useLocation } from 'react-router';
import { downloadLabel, isFreeGame } from '../price';
import { usePrice } from '../usePrice';
import { useDownloadedVersions } from './startedDownloads';
import { openStage } from './downloadStore';
import { useDownload } from './useDownload';

interface StartDownloadOptions {
  label: string;
  busy: boolean;
  start: () => void;
}

/**
 * The label and action of a download button: starts a free download at once, and asks for confirmation of a
 * paid one.
 */
export function useStartDownload(game: Game, platform: Platform | null): StartDownloadOptions {
  const loggedIn = useLoggedIn();
  const price = usePrice(game);
  const had = useDownloadedVersions(({ versions }) => versions[game.id]);
  const download = useDownload();
  const { pathname } = useLocation();
  const goToSignIn = useGoToSignIn(withPop(pathname));
  if (!platform) return { label: t('暂无适合这台设备的版本'), busy: false, start: () => undefined };
  const start = () => {
    if (isFreeGame(game)) download.mutate({ game, platform, price: 0 });
    else if (!loggedIn) goToSignIn();
    else openStage({ kind: 'confirm', game, platform });
  };
  const version = game.platforms[platform]?.version;
  return {
    label: downloadLabel(price, had && (had === version ? 'same' : 'older')),
    busy: download.isPending,
    start,
  };
}
