import { useLoggedIn } from '@/features/account';
import { GuestSheet } from './buy/GuestSheet';
import { PlayerSheet } from './buy/PlayerSheet';

/** What the membership brings, and the way to it. */
export default function VipSheet(props: { to?: string; onClose: () => void }) {
  return useLoggedIn() ? <PlayerSheet {...props} /> : <GuestSheet {...props} />;
}
