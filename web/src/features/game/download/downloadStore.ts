import type { Game } from '@/api/types';
import { create } from 'zustand';

/** confirm: shows the price. poor: the balance does not reach. */
export type Stage = { kind: 'confirm' | 'poor'; game: Game } | null;

/** Which dialog of a download is open. */
export const useDownloadStage = create<{ stage: Stage }>(() => ({ stage: null }));

export const openStage = (kind: 'confirm' | 'poor', game: Game) =>
  useDownloadStage.setState({ stage: { kind, game } });
export const closeStage = () => useDownloadStage.setState({ stage: null });
