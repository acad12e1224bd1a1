import { useAccount } from '@/features/account';
import { readJson, writeJson } from '@/lib/storage';
import { create } from 'zustand';
import type { Grant } from './api';
import type { DownloadChoice } from './downloadStore';

/** The local storage key for this device's downloads: the version of each game. */
const KEY = 'downloads';
const MAX_GAMES = 200;

interface StartedDownload extends DownloadChoice {
  grant: Grant;
}

interface StartedDownloadsState {
  /** The last started download, until the user dismisses it. */
  newest: StartedDownload | null;
  versions: Readonly<Record<string, string>>;
}

/** The downloads started on this device. Only the browser knows whether they finished. */
export const useStartedDownloads = create<StartedDownloadsState>(() => ({
  newest: null,
  versions: stored(),
}));

export function markDownloadStarted(started: StartedDownload): void {
  const { game, platform } = started;
  const { [game.id]: former, ...others } = useStartedDownloads.getState().versions;
  const recent = Object.entries(others).slice(-MAX_GAMES + 1);
  const version = game.platforms[platform]?.version ?? game.version;
  const versions = { ...Object.fromEntries(recent), [game.id]: version };
  writeJson(KEY, versions);
  useStartedDownloads.setState({ newest: started, versions });
}

export const dismissStartedDownload = () => useStartedDownloads.setState({ newest: null });

// The next player on this device must not see the previous player's download.
useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) dismissStartedDownload();
});

function stored(): Record<string, string> {
  const value = readJson(KEY);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
