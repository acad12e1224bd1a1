import {
  Bell,
  Briefcase,
  CircleHelp,
  Gamepad2,
  Gem,
  Gift,
  KeyRound,
  Link2,
  Lock,
  LogIn,
  Mail,
  MessageSquareText,
  MonitorSmartphone,
  PenLine,
  ReceiptText,
  Smartphone,
  UserPlus,
  UserRound,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';

/** The icon next to the title of each screen in the simple layout, by route name. */
const ICONS: Record<string, LucideIcon> = {
  detail: Gamepad2,
  login: LogIn,
  register: UserPlus,
  loginOther: Smartphone,
  findPassword: KeyRound,
  bindPhone: Link2,
  resetPwd: Lock,
  recharge: Gem,
  faq: CircleHelp,
  message: Mail,
  gifts: Gift,
  user: UserRound,
  business: Briefcase,
  postpage: PenLine,
  commenthistory: MessageSquareText,
  notice: Bell,
  person: Users,
  orders: ReceiptText,
  coins: Wallet,
  invite: UserPlus,
  devices: MonitorSmartphone,
};

/** Loaded after the first load: the icon appears a moment after the title. */
export default function RouteIcon({ name }: { name: string }) {
  const icon = ICONS[name];
  return icon ? createElement(icon, { 'aria-hidden': true }) : null;
}
