import { useAccount } from '@/features/account';
import { readJson, writeJson } from '@/lib/storage';
import { create } from 'zustand';
import type { Grant } from './api';
import type { DownloadChoice } from './downloadStore';

/** What this device fetched: the version of each game. In local storage. */
const KEY = 'downloads';
const MAX_GAMES = 200;

interface StartedDownload extends DownloadChoice {
  grant: Grant;
}

interface StartedDownloadsState {
  /** The download that began last, until it is put away. */
  newest: StartedDownload | null;
  versions: Readonly<Record<string, string>>;
}

/** The downloads that began on this device. Whether one came to its end, only the browser knows. */
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

// What somebody fetched, and paid, is not for the next player's eyes.
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
