import { errorText } from '@/api/errors';
import type { Game } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { Picture } from '@/components/ui/Picture';
import { SearchInput } from '@/components/ui/SearchInput';
import { SheetList } from '@/components/ui/SheetList';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { TokenLine } from '@/components/ui/TokenLine';
import { kindsOf, topGamesQuery, useCategoryName } from '@/features/game';
import { useDebounced } from '@/lib/useDebounced';
import { t } from '@/lib/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './GamePicker.module.css';

const DEBOUNCE_MS = 250;
const SHOWN = 20;

interface Props {
  onPick: (game: Game) => void;
  onClose: () => void;
}

/** Picks the game of a post: hot games, or search results. */
export default function GamePicker({ onPick, onClose }: Props) {
  const [words, setWords] = useState('');
  const keyword = useDebounced(words.trim(), DEBOUNCE_MS);
  const { data, error, refetch } = useQuery({
    ...topGamesQuery({ ...(keyword && { keyword }), sort: 'hot' }, SHOWN),
    placeholderData: keepPreviousData,
  });
  const categoryName = useCategoryName();
  return (
    <Dialog kind="sheet" title={t('关联一款游戏')} onClose={onClose}>
      <div className={styles.search}>
        <SearchInput
          label={t('搜索游戏')}
          placeholder={t('搜游戏名、标签')}
          value={words}
          onValue={setWords}
        />
      </div>
      <SheetList>
        {error && !data && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyState drawing="search" title={t('没有找到这款游戏')} hint={t('换个名字试试，也可以不关联')} />
        )}
        <ul aria-label={t('游戏')} aria-busy={!data && !error}>
          {data?.map((game) => (
            <li key={game.id}>
              <button type="button" className={styles.game} onClick={() => onPick(game)}>
                <Picture picture={game.icon} alt="" ratio={1} shape="icon" className={styles.icon} />
                <span className={styles.words}>
                  <strong>{game.name}</strong>
                  <TokenLine words={kindsOf(categoryName(game.category), game.tags)} />
                </span>
              </button>
            </li>
          ))}
          {!data && !error && [1, 2, 3, 4, 5].map((index) => <GameOptionSkeleton key={index} />)}
        </ul>
      </SheetList>
    </Dialog>
  );
}

function GameOptionSkeleton() {
  return (
    <li className={styles.game}>
      <Skeleton width="3rem" height="3rem" radius="0.625rem" />
      <span className={styles.words}>
        <Skeleton width="40%" height="0.9375rem" />
        <Skeleton width="65%" height="0.75rem" />
      </span>
    </li>
  );
}
