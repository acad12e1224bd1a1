import { useLoggedIn } from '@/features/account';
import { GuestSheet } from './buy/GuestSheet';
import { PlayerSheet } from './buy/PlayerSheet';

/** The sheet that sells the membership. */
export default function VipSheet(props: { to?: string; onClose: () => void }) {
  return useLoggedIn() ? <PlayerSheet {...props} /> : <GuestSheet {...props} />;
}
