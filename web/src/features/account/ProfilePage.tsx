import { PullRefresh } from '@/components/ui/pull';
import { VipHost } from '@/features/vip';
import { useAccount, useLoggedIn } from './accountStore';
import { refreshStatus } from './api';
import { FirstStepsCard } from './needs/FirstStepsCard';
import { useStepsToShow } from './needs/useStepsToShow';
import { MissingCard } from './needs/MissingCard';
import { Entries } from './profile/Entries';
import { GuestCard } from './profile/GuestCard';
import { NoStatus } from './profile/NoStatus';
import { PlayerCard } from './profile/PlayerCard';
import { SignOutRow } from './profile/SignOutRow';
import { VipCard } from './profile/VipCard';
import { Wallet } from './profile/Wallet';
import styles from './ProfilePage.module.css';

/** The player's own page: who one is, what one has, and the way to everything that is one's own. */
export default function ProfilePage() {
  const loggedIn = useLoggedIn();
  const uid = useAccount((account) => account.uid);
  const refresh = async () => loggedIn && refreshStatus(uid);
  return (
    <PullRefresh onRefresh={refresh}>
      <div className={styles.page}>
        {loggedIn ? <PlayerCard /> : <GuestCard />}
        {loggedIn && <NoStatus />}
        {loggedIn && <Hints />}
        <VipCard />
        {loggedIn && <Wallet />}
        <Entries />
        {loggedIn && <SignOutRow />}
        <VipHost />
      </div>
    </PullRefresh>
  );
}

/** What somebody new may begin with, or else what is still missing. */
function Hints() {
  const steps = useStepsToShow();
  return steps ? <FirstStepsCard steps={steps} /> : <MissingCard />;
}
