import { useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { TabBar } from './layout/TabBar';
import { Pages } from './pages/Pages';
import { routeAt } from './routes';
import styles from './Column.module.css';

interface Props {
  /** Above all pages. */
  line?: ReactNode;
  /** Over the open page. */
  children?: ReactNode;
}

/** The column that everything lives in: the pages, and the tabs of the main ones. */
export function Column({ line, children }: Props) {
  const route = routeAt(useLocation().pathname);
  return (
    <div className={styles.column}>
      {line}
      <div className={styles.stage} data-stage>
        <Pages />
        {children}
      </div>
      {route?.layout === 'main' && <TabBar route={route.name} />}
    </div>
  );
}
