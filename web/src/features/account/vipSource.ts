import { readJson, writeJson } from '@/lib/storage';

const KEY = 'vipconfig';

/** How the VIP purchase was opened: its type, and the game it was opened from. */
interface VipSource {
  type: number;
  source: number;
}

const NONE: VipSource = { type: 0, source: 0 };

export function readVipSource(): VipSource {
  const stored = readJson(KEY) as Partial<VipSource> | null;
  const valid = typeof stored?.type === 'number' && typeof stored.source === 'number';
  return valid ? { type: stored.type!, source: stored.source! } : NONE;
}

export function storeVipSource(config: VipSource): void {
  writeJson(KEY, config);
}

export function resetVipSource(): void {
  writeJson(KEY, NONE);
}
