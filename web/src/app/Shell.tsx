import { MOBILE_MAX_WIDTH_PX, SIDES_MIN_WIDTH_PX } from '@/constants';
import { loginIdOf, markFirstStep, useAccount, useIsPromptOpen } from '@/features/account';
import { lazyOptional } from '@/lib/lazyOptional';
import { useMedia } from '@/lib/useMedia';
import { ConnectionBanner, useSubscriptions } from '@/realtime';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Column } from './Column';
import { useProvideNavigate } from '@/lib/navigator';
import { PageTitle } from './PageTitle';
import { retryImport } from './retryImport';
import { routeAt } from './routes';
import { useResetVipSource } from './useResetVipSource';

// These parts are optional: the page works if they do not load.
const Socket = lazyOptional(() => import('./Socket'));
const MissingPrompt = lazyOptional(() => import('@/features/account/onboarding/MissingPrompt'));
const Desktop = lazyOptional(() => import('./layout/Desktop'));
const DownloadSides = lazyOptional(() => import('@/features/game/DownloadSides'));

// The first view shows no overlay, so their code loads after it.
const Overlays = lazyOptional(async () => {
  const code = await retryImport(() => import('./Overlays'));
  if (!code) throw new Error('the overlays did not load');
  return code;
});

const WIDE_MOUSE_QUERY = `(min-width: ${MOBILE_MAX_WIDTH_PX + 1}px) and (hover: hover) and (pointer: fine)`;
const SIDES_QUERY = `(min-width: ${SIDES_MIN_WIDTH_PX}px)`;

/** The column of the whole app, with an animated sky behind it on screens that have room. */
export function Shell() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const isDesktop = useWideMouseScreen();
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
        {isDesktop && <Desktop />}
        {sides && <DownloadSides />}
      </Suspense>
      <Column line={<ConnectionBanner />}>
        {asks && (
          <Suspense>
            <MissingPrompt />
          </Suspense>
        )}
      </Column>
      {(uid > 0 || watches) && (
        <Suspense>
          <Socket key={loginIdOf(token)} session={uid > 0 ? { uid, token } : null} />
        </Suspense>
      )}
      <PageTitle route={route} />
      <Suspense>
        <Overlays uid={uid} />
      </Suspense>
    </>
  );
}

/** Hides the hint to the games page after the player has visited it. */
function useMarkGamesStep(route: string | undefined): void {
  const uid = useAccount((account) => account.uid);
  useEffect(() => {
    if (route === 'games' || route === 'detail') markFirstStep(uid, 'games');
  }, [route, uid]);
}

/** Whether this is a computer's browser with room at the sides of the column. */
function useWideMouseScreen(): boolean {
  return useMedia(WIDE_MOUSE_QUERY);
}

/** Whether the sides of the column are visible, also on a tablet in landscape. */
function useRoomForSides(): boolean {
  return useMedia(SIDES_QUERY);
}
