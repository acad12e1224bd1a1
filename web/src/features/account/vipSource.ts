import { persisted } from '@/data/persisted';

/** The origin of the VIP purchase page: its type, and the game that opened it. */
interface VipSource {
  type: number;
  source: number;
}

const NONE: VipSource = { type: 0, source: 0 };

/** Version 0 had the same fields. */
const vipSource = persisted('vipconfig', {
  initial: NONE,
  validate: ({ type, source }) =>
    typeof type === 'number' && typeof source === 'number' ? { type, source } : NONE,
});

export const readVipSource = (): VipSource => vipSource.fresh();
export const storeVipSource = (source: VipSource): void => vipSource.setState(source);
export const resetVipSource = (): void => vipSource.setState(NONE);
