import { useAutoplay } from '@/components/ui/carousel/useAutoplay';
import { t } from '@/lib/i18n';
import { openKeyboard } from '@/lib/openKeyboard';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import Search from '~icons/lucide/search';
import { memo, useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { ANY_HINT } from './hint';
import styles from './SearchBar.module.css';
import { trendsQuery } from './trends';

const HINT_MS = 4000;

/** Looks like a search field and leads to the search page. It shows frequent searches in turn; an empty search finds the shown one. */
export const SearchBar = memo(function SearchBar() {
  const bar = useRef<HTMLAnchorElement>(null);
  const { data: trends = [] } = useQuery(trendsQuery);
  const [turn, setTurn] = useState(0);
  useAutoplay(bar, trends.length > 1 ? HINT_MS : undefined, () => setTurn(turn + 1));
  const hint = trends[turn % Math.max(trends.length, 1)]?.keyword;
  return (
    <div className={styles.frame}>
      <Link ref={bar} to={paths.search} state={{ hint }} className={styles.bar} onClick={openKeyboardForTap}>
        <Search aria-hidden="true" />
        <span key={turn} className={styles.hint} data-turned={turn > 0 ? '' : undefined}>
          {hint ?? ANY_HINT}
        </span>
        <span className={styles.go}>{t('搜索')}</span>
      </Link>
    </div>
  );
});

/** A click with a modifier key opens another tab. */
function openKeyboardForTap({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!ctrlKey && !metaKey && !shiftKey) openKeyboard();
}
