import { useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { TabBar } from './layout/TabBar';
import { Pages } from './pages/Pages';
import { routeAt } from './routes';
import styles from './Column.module.css';

interface Props {
  /** Shown above all pages. */
  line?: ReactNode;
  /** Shown over the open page. */
  children?: ReactNode;
}

/** The column of the whole app: the pages, and the tab bar of the main routes. */
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
