import type { CoinEntry } from '@/api/types';
import { exactNumber } from '@/lib/format';
import { paths } from '@/paths';
import {
  Crown,
  FerrisWheel,
  Gamepad2,
  Gem,
  Gift,
  ListChecks,
  PartyPopper,
  Undo2,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  game: Gamepad2,
  vip: Crown,
  order: Gem,
  refund: Undo2,
  grant: Gift,
  task: ListChecks,
  draw: FerrisWheel,
  prize: PartyPopper,
};

/** What an entry was for, as a sign; what this build does not know yet is simply about the wallet. */
export function iconOf({ refType }: CoinEntry): LucideIcon {
  return ICONS[refType] ?? Wallet;
}

/** +330, −30 */
export function deltaText({ delta }: CoinEntry): string {
  return `${delta < 0 ? '−' : '+'}${exactNumber(Math.abs(delta))}`;
}

/** Where more is said about an entry. */
export function linkOf({ refType, refId }: CoinEntry): string | null {
  return refType === 'order' || refType === 'refund' ? paths.order(refId) : null;
}
