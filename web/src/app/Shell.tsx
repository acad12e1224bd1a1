import { Toaster } from '@/components/ui/toast';
import { loginOf, useAccount, usePromptWanted } from '@/features/account';
import { AnnouncementHost } from '@/features/announcement';
import { DownloadHost } from '@/features/game/download/DownloadHost';
import { lazyOptional } from '@/lib/lazyOptional';
import { ConnectionLine, useSubscriptions } from '@/realtime';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Column } from './Column';
import { useRoomForSides, useWideMouseScreen } from './layout/screens';
import { useNavigatorAccess } from './navigator';
import { PageTitle } from './PageTitle';
import { routeAt } from './routes';
import { useGamesStep } from './useGamesStep';
import { useProfileLeave } from './useProfileLeave';

// None of it is worth the page it stands beside.
const Socket = lazyOptional(() => import('./Socket'));
const MissingPrompt = lazyOptional(() => import('@/features/account/needs/MissingPrompt'));
const MouseBackground = lazyOptional(() => import('./layout/MouseBackground'));
const DownloadSides = lazyOptional(() => import('@/features/game/DownloadSides'));

/** The column that everything lives in, on a sky of its own where there is room for one. */
export function Shell() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const decorated = useWideMouseScreen();
  const sides = useRoomForSides() && route?.name === 'download';
  const uid = useAccount((account) => account.uid);
  const token = useAccount((account) => account.token);
  const watches = useSubscriptions(({ any }) => any);
  const asks = usePromptWanted(uid) && route?.layout === 'main';
  useNavigatorAccess();
  useProfileLeave(route?.name);
  useGamesStep(route?.name);
  return (
    <>
      <Suspense>
        {decorated && <MouseBackground />}
        {sides && <DownloadSides />}
      </Suspense>
      <Column line={<ConnectionLine />}>
        {asks && (
          <Suspense>
            <MissingPrompt />
          </Suspense>
        )}
      </Column>
      <DownloadHost />
      {(uid > 0 || watches) && (
        <Suspense>
          <Socket key={loginOf(token)} session={uid > 0 ? { uid, token } : null} />
        </Suspense>
      )}
      <PageTitle route={route} />
      <AnnouncementHost uid={uid} />
      <Toaster />
    </>
  );
}
