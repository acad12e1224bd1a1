import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { TabBar } from './layout/TabBar';
import { useWideMouseScreen } from './layout/useWideMouseScreen';
import { Pages } from './pages/Pages';
import { routeAt } from './routes';
import styles from './Shell.module.css';

const MouseBackground = lazy(() => import('./layout/MouseBackground'));

/** The column that everything lives in, on a sky of its own where there is room for one. */
export function Shell() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const decorated = useWideMouseScreen();
  return (
    <>
      {decorated && (
        <Suspense>
          <MouseBackground />
        </Suspense>
      )}
      <div className={styles.column}>
        <main className={styles.stage}>
          <Pages />
        </main>
        {route?.layout === 'main' && <TabBar route={route.name} />}
      </div>
    </>
  );
}
