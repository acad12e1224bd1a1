import { Toaster } from '@/components/ui/toast';
import { loginIdOf, useAccount, useIsPromptOpen } from '@/features/account';
import { AnnouncementHost } from '@/features/announcement';
import { DownloadHost } from '@/features/game/download/DownloadHost';
import { lazyOptional } from '@/lib/lazyOptional';
import { ConnectionBanner, useSubscriptions } from '@/realtime';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Column } from './Column';
import { useRoomForSides, useWideMouseScreen } from './layout/screenWidth';
import { useProvideNavigate } from '@/lib/navigator';
import { PageTitle } from './PageTitle';
import { routeAt } from './routes';
import { useMarkGamesStep } from './useMarkGamesStep';
import { useResetVipSource } from './useResetVipSource';

// These parts are optional: the page works if they do not load.
const Socket = lazyOptional(() => import('./Socket'));
const MissingPrompt = lazyOptional(() => import('@/features/account/onboarding/MissingPrompt'));
const MouseBackground = lazyOptional(() => import('./layout/MouseBackground'));
const DownloadSides = lazyOptional(() => import('@/features/game/DownloadSides'));

/** The column of the whole app, with an animated sky behind it on screens that have room. */
export function Shell() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const decorated = useWideMouseScreen();
  const sides = useRoomForSides() && route?.name === 'download';
  const uid = useAccount((account) => account.uid);
  const token = useAccount((account) => account.token);
  const watches = useSubscriptions(({ any }) => any);
  const asks = useIsPromptOpen(uid) && route?.layout === 'main';
  useProvideNavigate();
  useResetVipSource(route?.name);
  useMarkGamesStep(route?.name);
  return (
    <>
      <Suspense>
        {decorated && <MouseBackground />}
        {sides && <DownloadSides />}
      </Suspense>
      <Column line={<ConnectionBanner />}>
        {asks && (
          <Suspense>
            <MissingPrompt />
          </Suspense>
        )}
      </Column>
      <DownloadHost />
      {(uid > 0 || watches) && (
        <Suspense>
          <Socket key={loginIdOf(token)} session={uid > 0 ? { uid, token } : null} />
        </Suspense>
      )}
      <PageTitle route={route} />
      <AnnouncementHost uid={uid} />
      <Toaster />
    </>
  );
}
