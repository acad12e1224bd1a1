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

/** The sign beside the title of each screen in the simple layout, by the route's name. */
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

/** Fetched behind the first load: a screen's sign comes a moment after its title. */
export default function RouteIcon({ name }: { name: string }) {
  const icon = ICONS[name];
  return icon ? createElement(icon, { 'aria-hidden': true }) : null;
}
