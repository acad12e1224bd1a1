import type { Game } from '@/api/types';
import { useGoToSignIn, useLoggedIn } from '@/features/account';
import { openGuideIfBlocked } from '@/features/browserGuide';
import type { Platform } from '@/lib/platform';
import { t } from '@/lib/i18n';
import { withPop } from '@/paths';
import { useLocation } from 'react-router';
import { downloadLabel, isFreeGame } from '../price';
import { usePrice } from '../usePrice';
import { appStorePage, openAppStore } from './appStore';
import { useDownloadedVersions } from './startedDownloads';
import { openStage } from './downloadStore';
import { useDownload } from './useDownload';

interface StartDownloadOptions {
  label: string;
  /** False: there is no version for this device. */
  ready: boolean;
  busy: boolean;
  start: () => void;
}

/**
 * The label and action of a download button: starts a free download at once, and asks for confirmation of a
 * paid one. In a browser that blocks downloads it opens the guide instead, so nothing is charged.
 */
export function useStartDownload(game: Game, platform: Platform | null): StartDownloadOptions {
  const loggedIn = useLoggedIn();
  const price = usePrice(game);
  const had = useDownloadedVersions(({ versions }) => versions[game.id]);
  const download = useDownload();
  const { pathname } = useLocation();
  const goToSignIn = useGoToSignIn(withPop(pathname));
  const store = appStorePage(game, platform);
  if (store)
    return { label: t('去 App Store 下载'), ready: true, busy: false, start: () => openAppStore(store) };
  if (!platform)
    return { label: t('暂无适合这台设备的版本'), ready: false, busy: false, start: () => undefined };
  const start = () => {
    if (openGuideIfBlocked('download')) return;
    if (isFreeGame(game)) download.mutate({ game, platform, price: 0 });
    else if (!loggedIn) goToSignIn();
    else openStage({ kind: 'confirm', game, platform });
  };
  const version = game.platforms[platform]?.version;
  return {
    label: downloadLabel(price, had && (had === version ? 'same' : 'older')),
    ready: true,
    busy: download.isPending,
    start,
  };
}
