import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Activity, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { routeAt } from '../routes';
import { PageFrame } from './PageFrame';
import { NO_PAGES, visiblePages, withOpenedPage, withSettledPage } from './pagesState';

/**
 * The open page, the page that is moving out, and the cached pages behind them, which keep their state and scroll position. At most ten
 * pages stay, including the open one.
 */
export function Pages() {
  const location = useLocation();
  const navigation = useNavigationType();
  const route = routeAt(location.pathname);
  const uid = useAccount((account) => account.uid);
  const [state, setState] = useState(NO_PAGES);

  if (route && (state.location !== location || state.uid !== uid))
    setState(withOpenedPage(state, { location, route, uid, navigation }));

  const { cache, leaving, motion } = state;
  const pages = visiblePages(state).map((page) => {
    const pageRoute = routeAt(page.location.pathname);
    if (!pageRoute) return null;
    const leaves = page.key === leaving?.key;
    return (
      <Activity key={page.key} mode={leaves || page.key === cache.currentKey ? 'visible' : 'hidden'}>
        <PageFrame
          route={pageRoute}
          location={page.location}
          motion={motion}
          onGone={leaves ? () => setState((now) => withSettledPage(now, page)) : undefined}
        />
      </Activity>
    );
  });
  return (
    <>
      {pages}
      {!route && <UnknownAddress />}
    </>
  );
}

/** Redirects to the home page, and shows a toast with the reason. */
function UnknownAddress() {
  useEffect(() => toast.info(t('这个页面找不到啦，先带你回首页')), []);
  return <Navigate to={paths.home} replace />;
}
