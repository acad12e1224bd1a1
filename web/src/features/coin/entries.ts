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

/** The icon of an entry's reason. Reasons unknown to this build get the wallet icon. */
export function iconOf({ refType }: CoinEntry): LucideIcon {
  return ICONS[refType] ?? Wallet;
}

/** For example +330 or −30. */
export function deltaText({ delta }: CoinEntry): string {
  return `${delta < 0 ? '−' : '+'}${exactNumber(Math.abs(delta))}`;
}

/** The path to an entry's details. */
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
