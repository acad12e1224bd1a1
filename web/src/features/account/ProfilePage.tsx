import { useLoggedIn } from './accountStore';
import { Entries } from './profile/Entries';
import { GuestCard } from './profile/GuestCard';
import { PlayerCard } from './profile/PlayerCard';
import { SignOutRow } from './profile/SignOutRow';
import { VipCard } from './profile/VipCard';
import { VipSheet } from './profile/VipSheet';
import { Wallet } from './profile/Wallet';
import styles from './ProfilePage.module.css';

/** The player's own page: who one is, what one has, and the way to everything that is one's own. */
export default function ProfilePage() {
  const loggedIn = useLoggedIn();
  return (
    <div className={styles.page}>
      {loggedIn ? <PlayerCard /> : <GuestCard />}
      <VipCard />
      {loggedIn && <Wallet />}
      <Entries />
      {loggedIn && <SignOutRow />}
      <VipSheet />
    </div>
  );
}
