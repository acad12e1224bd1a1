import { persisted } from '@/data/persisted';
import { useAccount } from '@/features/account';
import { create } from 'zustand';
import type { Grant } from './api';
import type { DownloadChoice } from './downloadStore';

const MAX_GAMES = 200;

interface StartedDownload extends DownloadChoice {
  grant: Grant;
}

/** The last started download, until the user dismisses it. Only the browser knows whether it has finished. */
export const useStartedDownload = create<{ newest: StartedDownload | null }>(() => ({ newest: null }));

/** The version of each game downloaded on this device. Version 0 was the record itself. */
export const useDownloadedVersions = persisted('downloads', {
  initial: { versions: {} as Readonly<Record<string, string>> },
  validate: ({ versions }) => {
    const entries = Object.entries(versions ?? {});
    return {
      versions: Object.fromEntries(
        entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
    };
  },
  migrate: (versions) => ({ versions }),
});

export function markDownloadStarted(started: StartedDownload): void {
  const { game, platform } = started;
  const { [game.id]: former, ...others } = useDownloadedVersions.fresh().versions;
  const recent = Object.entries(others).slice(-MAX_GAMES + 1);
  const version = game.platforms[platform]?.version ?? game.version;
  useDownloadedVersions.setState({ versions: { ...Object.fromEntries(recent), [game.id]: version } });
  useStartedDownload.setState({ newest: started });
}

export const dismissStartedDownload = () => useStartedDownload.setState({ newest: null });

// The next player on this device must not see the previous player's download.
useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) dismissStartedDownload();
});
