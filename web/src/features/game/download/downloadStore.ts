import type { Game } from '@/api/types';
import type { Platform } from '@/lib/platform';
import { create } from 'zustand';

/** A game, for which system. */
export interface DownloadChoice {
  game: Game;
  platform: Platform;
}

/**
 * confirm: shows the price; `changedPrice` is the one that the server told when it refused the one that was shown.
 * poor: the balance does not reach.
 */
export type DownloadStage = (
  | { kind: 'confirm'; changedPrice?: { price: number; before: number } }
  | { kind: 'poor' }
) &
  DownloadChoice;

/** Which dialog of a download is open. */
export const useDownloadStage = create<{ stage: DownloadStage | null }>(() => ({ stage: null }));

export const openStage = (stage: DownloadStage) => useDownloadStage.setState({ stage });
export const closeStage = () => useDownloadStage.setState({ stage: null });
