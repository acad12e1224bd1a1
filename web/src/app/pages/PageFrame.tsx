import { TopBar } from '@/components/ui/TopBar';
import { ScrollerContext } from '@/components/ui/scroller';
import { appConfig } from '@/config';
import { useBack } from '@/lib/useBack';
import { Suspense, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Route, Routes, type Location } from 'react-router';
import { MainHeader } from '../layout/MainHeader';
import { addressOf, type RouteDef } from '../routes';
import { PageBoundary } from './PageBoundary';
import styles from './PageFrame.module.css';
import { PageSkeleton } from './PageSkeleton';
import { RequireAuth } from './RequireAuth';

/** How a page comes in: from the right, back from the left, beside another tab, or simply there. */
export type Motion = 'push' | 'pop' | 'tab' | 'none';

interface Props {
  route: RouteDef;
  location: Location;
  motion: Motion;
}

/** A page in its layout, with a scroller of its own whose place is restored. */
export function PageFrame({ route, location, motion }: Props) {
  useTitle(route.title);
  const scroller = useScrollPlace(motion === 'push');
  const { Page } = route;
  return (
    <section className={styles.page} data-motion={motion} data-route={route.name}>
      <LayoutHead route={route} />
      <div className={styles.scroller} ref={scroller} data-scroller>
        <ScrollerContext value={scroller}>
          <PageBoundary>
            <Suspense fallback={<PageSkeleton />}>
              <Routes location={location}>
                <Route path={route.path} element={route.withAuth ? <RequireAuth Page={Page} /> : <Page />} />
              </Routes>
            </Suspense>
          </PageBoundary>
        </ScrollerContext>
      </div>
    </section>
  );
}

function LayoutHead({ route }: { route: RouteDef }) {
  const back = useBack(route.backTo && addressOf(route.backTo));
  if (route.layout === 'main') return route.header ? <MainHeader /> : null;
  if (route.layout === 'bare') return null;
  const { icon: Icon, title } = route;
  return <TopBar title={title} icon={Icon && <Icon aria-hidden="true" />} onBack={back} />;
}

function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${appConfig.title} | ${title}` : appConfig.title;
  }, [title]);
}

/** A kept page comes back where it was left; one that is opened anew starts at its top. */
function useScrollPlace(fresh: boolean): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const startAtTop = useRef(fresh);
  useLayoutEffect(() => {
    startAtTop.current = fresh;
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (startAtTop.current) place.current = 0;
    element.scrollTop = place.current;
    const remember = () => {
      place.current = element.scrollTop;
    };
    element.addEventListener('scroll', remember, { passive: true });
    // Runs when the page is hidden, too.
    return () => element.removeEventListener('scroll', remember);
  }, []);
  return scroller;
}
