import { VipHost } from '@/features/vip';
import { useLoggedIn } from './accountStore';
import { FirstStepsCard } from './needs/FirstStepsCard';
import { useStepsToShow } from './needs/useStepsToShow';
import { MissingCard } from './needs/MissingCard';
import { Entries } from './profile/Entries';
import { GuestCard } from './profile/GuestCard';
import { PlayerCard } from './profile/PlayerCard';
import { SignOutRow } from './profile/SignOutRow';
import { VipCard } from './profile/VipCard';
import { Wallet } from './profile/Wallet';
import styles from './ProfilePage.module.css';

/** The player's own page: who one is, what one has, and the way to everything that is one's own. */
export default function ProfilePage() {
  const loggedIn = useLoggedIn();
  return (
    <div className={styles.page}>
      {loggedIn ? <PlayerCard /> : <GuestCard />}
      {loggedIn && <Hints />}
      <VipCard />
      {loggedIn && <Wallet />}
      <Entries />
      {loggedIn && <SignOutRow />}
      <VipHost />
    </div>
  );
}

/** What somebody new may begin with, or else what is still missing. */
function Hints() {
  const steps = useStepsToShow();
  return steps ? <FirstStepsCard steps={steps} /> : <MissingCard />;
}
