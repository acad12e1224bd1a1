import type { CoinEntry } from '@/api/types';
import { exactNumber } from '@/lib/format';
import { paths } from '@/paths';
import {
  CalendarCheck,
  CalendarPlus,
  Crown,
  Flag,
  Gamepad2,
  Gem,
  Gift,
  Ticket,
  Trophy,
  Undo2,
  UserPlus,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  game: Gamepad2,
  vip: Crown,
  order: Gem,
  refund: Undo2,
  grant: Gift,
  check_in: CalendarCheck,
  make_up: CalendarPlus,
  invite: UserPlus,
  claw_back: Undo2,
  task: Flag,
  draw: Ticket,
  prize: Trophy,
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
  switch (refType) {
    case 'order':
    case 'refund':
      return paths.order(refId);
    case 'check_in':
    case 'make_up':
      return paths.checkin;
    case 'invite':
    case 'claw_back':
      return paths.invite;
    default:
      return null;
  }
}
