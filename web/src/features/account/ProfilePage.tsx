import { PullRefresh } from '@/components/ui/pull';
import { RenderWhenNear } from '@/components/ui/RenderWhenNear';
import { SiteFooter } from '@/features/legal';
import { VipHost } from '@/features/vip';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Settings from '~icons/lucide/settings';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useAccount, useLoggedIn } from './accountStore';
import { refreshStatus } from './statusQuery';
import { FirstStepsCard } from './onboarding/FirstStepsCard';
import { useOnboardingSteps } from './onboarding/useOnboardingSteps';
import { MissingCard } from './onboarding/MissingCard';
import { ProfileEntries } from './profile/ProfileEntries';
import { GuestCard } from './profile/GuestCard';
import { StatusError } from './profile/StatusError';
import { PlayerCard } from './profile/PlayerCard';
import { SignOutRow } from './profile/SignOutRow';
import { VipCard } from './profile/VipCard';
import { Wallet } from './profile/Wallet';
import styles from './ProfilePage.module.css';

/** The player's own page: identity, balance, and links to everything that the player owns. */
export default function ProfilePage() {
  const loggedIn = useLoggedIn();
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const refresh = async () => loggedIn && refreshStatus(client, uid);
  return (
    <PullRefresh onRefresh={refresh}>
      <div className={cx('stack', styles.page)}>
        <Link to={paths.settings} className={cx('tap', styles.settings)} aria-label={t('设置')}>
          <Settings aria-hidden="true" />
        </Link>
        {loggedIn ? <PlayerCard /> : <GuestCard />}
        {loggedIn && <StatusError />}
        {loggedIn && <Hints />}
        <VipCard />
        {loggedIn && <Wallet />}
        <ProfileEntries />
        {loggedIn && <SignOutRow />}
        <RenderWhenNear>
          <Suspense>
            <SiteFooter />
          </Suspense>
        </RenderWhenNear>
        <VipHost />
      </div>
    </PullRefresh>
  );
}

/** A new player sees the suggested first steps; everybody else sees the missing details. */
function Hints() {
  const steps = useOnboardingSteps();
  return steps ? <FirstStepsCard steps={steps} /> : <MissingCard />;
}
