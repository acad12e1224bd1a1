import type { IconComponent } from '@/components/ui/createIcon';
import Bell from '~icons/lucide/bell';
import Briefcase from '~icons/lucide/briefcase';
import CircleHelp from '~icons/lucide/circle-question-mark';
import FileDown from '~icons/lucide/file-down';
import FileText from '~icons/lucide/file-text';
import Gamepad2 from '~icons/lucide/gamepad-2';
import Gavel from '~icons/lucide/gavel';
import Gem from '~icons/lucide/gem';
import Gift from '~icons/lucide/gift';
import KeyRound from '~icons/lucide/key-round';
import Link2 from '~icons/lucide/link-2';
import Lock from '~icons/lucide/lock';
import LogIn from '~icons/lucide/log-in';
import Mail from '~icons/lucide/mail';
import MessageSquareText from '~icons/lucide/message-square-text';
import MonitorSmartphone from '~icons/lucide/monitor-smartphone';
import PenLine from '~icons/lucide/pen-line';
import ReceiptText from '~icons/lucide/receipt-text';
import Settings from '~icons/lucide/settings';
import ShieldCheck from '~icons/lucide/shield-check';
import Smartphone from '~icons/lucide/smartphone';
import Sprout from '~icons/lucide/sprout';
import Star from '~icons/lucide/star';
import UserPlus from '~icons/lucide/user-plus';
import UserRound from '~icons/lucide/user-round';
import UserRoundX from '~icons/lucide/user-round-x';
import Users from '~icons/lucide/users';
import Wallet from '~icons/lucide/wallet';
import { createElement } from 'react';

/** The icon next to the title of each screen in the simple layout, by route name. */
const ICONS: Record<string, IconComponent> = {
  detail: Gamepad2,
  login: LogIn,
  register: UserPlus,
  loginOther: Smartphone,
  forgotPassword: KeyRound,
  findPassword: KeyRound,
  bindPhone: Link2,
  resetPwd: Lock,
  recharge: Gem,
  faq: CircleHelp,
  terms: FileText,
  privacy: ShieldCheck,
  youth: Sprout,
  erase: UserRoundX,
  exportData: FileDown,
  measures: Gavel,
  message: Mail,
  gifts: Gift,
  user: UserRound,
  business: Briefcase,
  postpage: PenLine,
  commenthistory: MessageSquareText,
  favourites: Star,
  notice: Bell,
  person: Users,
  orders: ReceiptText,
  coins: Wallet,
  invite: UserPlus,
  devices: MonitorSmartphone,
  settings: Settings,
};

/** Loaded after the first load: the icon appears a moment after the title. */
export default function RouteIcon({ name }: { name: string }) {
  const icon = ICONS[name];
  return icon ? createElement(icon, { 'aria-hidden': true }) : null;
}
