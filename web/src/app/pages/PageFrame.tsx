import { TopBar } from '@/components/ui/TopBar';
import { ScrollerContext } from '@/components/ui/scroller';
import { lazyOptional } from '@/lib/lazyOptional';
import { PageTitleContext, writeRouteHead } from '@/lib/pageHead';
import { useBack } from '@/lib/useBack';
import { PageOpenContext } from '@/lib/useIsCurrentVisit';
import { Suspense, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Location } from 'react-router';
import { MainHeader } from '../layout/MainHeader';
import { addressOf, type RouteDef } from '../routes';
import { PageBoundary } from './PageBoundary';
import styles from './PageFrame.module.css';
import { PageLoading } from './PageLoading';
import { RequireAuth } from './RequireAuth';
import { RequireGuest } from './RequireGuest';
import { RouteScope } from './RouteScope';
import { usePageFocus } from './usePageFocus';

const RouteIcon = lazyOptional(() => import('../layout/RouteIcon'));

/** How a page replaces another: pushed over it from the right, popped off to the right, as a neighbouring tab, or at once. */
export type Motion = 'push' | 'pop' | 'tab' | 'none';

interface Props {
  route: RouteDef;
  location: Location;
  motion: Motion;
  /** Set on the page that is being left: it moves out, takes no input, and calls this when the animation ends. */
  onGone?: () => void;
}

/** A page in its layout, with its own scroller whose position is restored. */
export function PageFrame({ route, location, motion, onGone }: Props) {
  const isOpen = !onGone;
  useHead(route.title, location.pathname, isOpen);
  const scroller = useScrollPlace(motion === 'push');
  const frame = useLeaving(onGone);
  usePageFocus(frame, isOpen, motion);
  const Scroller = route.layout === 'bare' ? 'div' : 'main';
  return (
    <div
      className={styles.page}
      ref={frame}
      data-route={route.name}
      data-path={location.pathname}
      data-motion={motion}
      data-leaving={onGone ? '' : undefined}
      inert={!isOpen}
    >
      <LayoutHead route={route} />
      <Scroller className={styles.scroller} ref={scroller} data-scroller>
        <ScrollerContext value={scroller}>
          <PageOpenContext value={isOpen}>
            <PageTitleContext value={route.title}>
              <PageBoundary>
                <Suspense fallback={<PageLoading route={route} />}>
                  <RouteScope path={route.path} location={location}>
                    <Content route={route} />
                  </RouteScope>
                </Suspense>
              </PageBoundary>
            </PageTitleContext>
          </PageOpenContext>
        </ScrollerContext>
      </Scroller>
    </div>
  );
}

function Content({ route: { Page, withAuth, guestsOnly } }: { route: RouteDef }) {
  if (withAuth) return <RequireAuth Page={Page} />;
  return guestsOnly ? <RequireGuest Page={Page} /> : <Page />;
}

function LayoutHead({ route }: { route: RouteDef }) {
  const back = useBack(route.backTo && addressOf(route.backTo));
  if (route.layout === 'main') return route.header ? <MainHeader /> : null;
  if (route.layout === 'bare') return null;
  const icon = (
    <Suspense fallback={<svg aria-hidden="true" />}>
      <RouteIcon name={route.name} />
    </Suspense>
  );
  return <TopBar title={route.title} icon={icon} onBack={back} />;
}

/**
 * Restores the head when a page reopens while it is still moving out: such a page was never hidden. A layout effect, so that it runs before
 * the screen's own effect (`usePageHead`), which adds the name.
 */
function useHead(title: string | undefined, pathname: string, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (isOpen) writeRouteHead(title, pathname);
  }, [title, pathname, isOpen]);
}

/** Calls `onGone` when the page has moved out; at once if nothing moves. */
function useLeaving(onGone: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const leaving = Boolean(onGone);
  const gone = useEffectEvent(() => onGone?.());
  useLayoutEffect(() => {
    if (!leaving) return;
    let isCurrent = true;
    const moves = frame.current?.getAnimations?.() ?? [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => isCurrent && gone());
    return () => {
      isCurrent = false;
    };
  }, [leaving]);
  return frame;
}

/** A cached page returns to its scroll position. A fresh page starts at the top. */
function useScrollPlace(fresh: boolean): RefObject<HTMLDivElement | null> {
  // React has no specific element type for <main>.
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const startAtTop = useRef(fresh);
  useLayoutEffect(() => {
    startAtTop.current = fresh;
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = place.current;
    if (startAtTop.current) place.current = 0;
    // A new page is already at the top. Setting its position would force a layout.
    if (before || place.current) element.scrollTop = place.current;
    const remember = () => {
      place.current = element.scrollTop;
    };
    element.addEventListener('scroll', remember, { passive: true });
    // Also runs when the page is hidden.
    return () => element.removeEventListener('scroll', remember);
  }, []);
  return scroller;
}
