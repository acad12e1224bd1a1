import { readJson, writeJson } from '@/lib/storage';

const KEY = 'vipconfig';

/** The origin of the VIP purchase page: its type, and the game that opened it. */
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
