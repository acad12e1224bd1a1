import { PullRefresh } from '@/components/ui/pull';
import { EndMarker } from '@/components/ui/States';
import { useLoggedIn } from '@/features/account';
import { WeekCard } from '@/features/checkin';
import { useQueryClient } from '@tanstack/react-query';
import { ActivityBanner, InviteBanner } from './Banners';
import { GiftShelf } from './GiftShelf';
import { Purse } from './Purse';
import styles from './WelfarePage.module.css';

/** All that the portal gives, in one place: the day's coins, packs, activities, friends, and what one has already. */
export default function WelfarePage() {
  const client = useQueryClient();
  const loggedIn = useLoggedIn();
  const refresh = () =>
    Promise.all(
      ['checkin', 'gifts'].map((key) => client.refetchQueries({ queryKey: [key], type: 'active' })),
    );
  return (
    <PullRefresh onRefresh={refresh}>
      <div className={styles.page}>
        {loggedIn && <Purse />}
        <WeekCard />
        <InviteBanner />
        <GiftShelf />
        <ActivityBanner />
        <EndMarker text="每天来看看，福利不错过" />
      </div>
    </PullRefresh>
  );
}
