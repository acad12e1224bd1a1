import type { GameType } from '@/api/types';
import { Rail } from '@/components/ui/rail';
import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { gameTypesQuery } from '../api';
import styles from './CategoryTabs.module.css';

type Tab = Pick<GameType, 'type' | 'name'>;

const ALL: Tab = { type: '', name: t('全部') };
const SKELETON_TABS: readonly Tab[] = ['a', 'b', 'c', 'd', 'e'].map((type) => ({ type, name: '' }));

/** The categories as tabs. The active one is always in view, and a choice keeps search words and order. */
export function CategoryTabs({ active = '' }: { active?: string }) {
  const { data, isPending } = useQuery(gameTypesQuery);
  const { search } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const tabs = [ALL, ...(data ?? (isPending ? SKELETON_TABS : []))];
  useInView(nav, active, tabs.length);
  return (
    <nav className={styles.nav} aria-label={t('游戏分类')} ref={nav}>
      <Rail
        gap="wide"
        className={styles.tabs}
        items={tabs}
        itemKey={({ type }) => type}
        renderItem={({ type, name }) =>
          name ? (
            <Link
              to={{ pathname: paths.games(type), search }}
              replace
              className={cx(styles.tab, type === active && styles.active)}
              aria-current={type === active ? 'page' : undefined}
            >
              {name}
            </Link>
          ) : (
            <span className={styles.skeletonItem}>
              <Skeleton width="2rem" height="1rem" />
            </span>
          )
        }
      />
    </nav>
  );
}

/** Scrolls the active tab to the middle: at once on mount, smoothly after a choice. */
function useInView(nav: RefObject<HTMLElement | null>, active: string, count: number): void {
  const shown = useRef({ active, count: 0 });
  useLayoutEffect(() => {
    const tab = nav.current?.querySelector('[aria-current="page"]')?.parentElement;
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const chosen = shown.current.active !== active && shown.current.count === count;
    shown.current = { active, count };
    const left = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    list.scrollTo({ left, behavior: chosen ? 'smooth' : 'instant' });
  }, [nav, active, count]);
}
