import { PullRefresh } from '@/components/ui/pull';
import { EndMarker } from '@/components/ui/States';
import { refreshStatus, useAccount } from '@/features/account';
import { calendarKey, WeekCard } from '@/features/checkin';
import { giftsKey } from '@/features/gift';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { ActivityBanner, InviteBanner } from './Banners';
import { GiftShelf } from './GiftShelf';
import { CoinPurse } from './CoinPurse';
import styles from './WelfarePage.module.css';

/** All rewards in one place: check-in, gift packs, activities and invitations. */
export default function WelfarePage() {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const invalidate = (queryKey: readonly unknown[]) =>
    client.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true });
  const refresh = () =>
    Promise.all([uid && refreshStatus(client, uid), invalidate(calendarKey(uid)), invalidate(giftsKey)]);
  return (
    <PullRefresh onRefresh={refresh}>
      <div className={cx('stack', styles.page)}>
        {uid > 0 && <CoinPurse />}
        <WeekCard />
        <InviteBanner />
        <GiftShelf />
        <ActivityBanner />
        <EndMarker text={t('每天来看看，福利不错过')} />
      </div>
    </PullRefresh>
  );
}
