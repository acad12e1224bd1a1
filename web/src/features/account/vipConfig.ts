import { readJson, writeJson } from '@/lib/storage';

const KEY = 'vipconfig';

/** How the VIP purchase was opened: its type, and the game it was opened from. */
interface VipConfig {
  type: number;
  source: number;
}

const NONE: VipConfig = { type: 0, source: 0 };

export function readVipConfig(): VipConfig {
  const stored = readJson(KEY) as Partial<VipConfig> | null;
  const valid = typeof stored?.type === 'number' && typeof stored.source === 'number';
  return valid ? { type: stored.type!, source: stored.source! } : NONE;
}

export function storeVipConfig(config: VipConfig): void {
  writeJson(KEY, config);
}

export function resetVipConfig(): void {
  writeJson(KEY, NONE);
}
