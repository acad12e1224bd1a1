import { useLoggedIn } from '@/features/account';
import { GuestSheet } from './buy/GuestSheet';
import { PlayerSheet } from './buy/PlayerSheet';

/** What the membership brings, and the way to it. */
export default function VipSheet({ onClose }: { onClose: () => void }) {
  return useLoggedIn() ? <PlayerSheet onClose={onClose} /> : <GuestSheet onClose={onClose} />;
}
