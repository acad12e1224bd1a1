import type { CoinEntry } from '@/api/types';
import type { IconComponent } from '@/components/ui/createIcon';
import { exactNumber } from '@/lib/format';
import { paths } from '@/paths';
import CalendarCheck from '~icons/lucide/calendar-check';
import CalendarPlus from '~icons/lucide/calendar-plus';
import Crown from '~icons/lucide/crown';
import Flag from '~icons/lucide/flag';
import Gamepad2 from '~icons/lucide/gamepad-2';
import Gem from '~icons/lucide/gem';
import Gift from '~icons/lucide/gift';
import Ticket from '~icons/lucide/ticket';
import Trophy from '~icons/lucide/trophy';
import Undo2 from '~icons/lucide/undo-2';
import UserPlus from '~icons/lucide/user-plus';
import Wallet from '~icons/lucide/wallet';

const ICONS: Record<string, IconComponent> = {
  game: Gamepad2,
  vip: Crown,
  order: Gem,
  refund: Undo2,
  refund_part: Undo2,
  debt: Undo2,
  take_back: Undo2,
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
export function iconOf({ refType }: CoinEntry): IconComponent {
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
