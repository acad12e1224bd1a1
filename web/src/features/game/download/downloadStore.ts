import type { Game } from '@/api/types';
import type { Platform } from '@/lib/platform';
import { create } from 'zustand';

/** A game and the system to download it for. */
export interface DownloadChoice {
  game: Game;
  platform: Platform;
}

/** `changedPrice` is set if the server refused the shown price. */
export type DownloadStage = (
  | { kind: 'confirm'; changedPrice?: { price: number; before: number } }
  | { kind: 'insufficientBalance' }
) &
  DownloadChoice;

/** The open dialog of a download. */
export const useDownloadStage = create<{ stage: DownloadStage | null }>(() => ({ stage: null }));

export const openStage = (stage: DownloadStage) => useDownloadStage.setState({ stage });
export const closeStage = () => useDownloadStage.setState({ stage: null });
