import type { Game } from '@/api/types';
import type { Platform } from '@/lib/platform';
import { create } from 'zustand';

/** A game and the system to download it for. */
export interface DownloadChoice {
  game: Game;
  platform: Platform;
}

/** The server refused the shown price (`before`). */
export interface ChangedPrice {
  price: number;
  before: number;
}

export type DownloadStage = (
  | { kind: 'confirm'; changedPrice?: ChangedPrice }
  | { kind: 'insufficientBalance'; price: number }
) &
  DownloadChoice;

/** The open dialog of a download. */
export const useDownloadStage = create<{ stage: DownloadStage | null }>(() => ({ stage: null }));

export const openStage = (stage: DownloadStage) => useDownloadStage.setState({ stage });
export const closeStage = () => useDownloadStage.setState({ stage: null });
