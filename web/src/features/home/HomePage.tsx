import { errorText } from '@/api/errors';
import { PullRefresh } from '@/components/ui/pull';
import { EmptyState, EndMarker, ErrorState, RetryLine } from '@/components/ui/States';
import { SearchBar } from '@/features/search';
import { RenderWhenNear } from '@/components/ui/RenderWhenNear';
import { t } from '@/lib/i18n';
import { lazy, Suspense } from 'react';
import { Categories } from './Categories';
import { FeaturedGames } from './FeaturedGames';
import { GameRail } from './GameRail';
import styles from './HomePage.module.css';
import { NewGames } from './NewGames';
import { Promo } from './Promo';
import { QuickEntries } from './QuickEntries';
import { Ranking } from './Ranking';
import { FIRST_QUERIES, useHome } from './useHome';

const BelowTheFold = lazy(() => import('./BelowTheFold'));

export const firstQueries = () => FIRST_QUERIES;

/** The home screen: featured, new and popular games, and links to the other sections. */
export default function HomePage() {
  const { sections, empty, failure, refresh } = useHome();
  const retry = () => void refresh().catch(() => undefined);
  return (
    <PullRefresh onRefresh={refresh}>
      <SearchBar />
      <FeaturedGames games={sections.featured} />
      <QuickEntries />
      <div className={styles.sheet}>
        {empty ? (
          <>
            <Promo name="checkin" />
            <HomeEmpty failure={failure} onRetry={retry} />
          </>
        ) : (
          <>
            <GameRail title={t('热门')} hint={t('每一类里最火的')} sort="hot" games={sections.hot} />
            <Promo name="checkin" />
            <Categories types={sections.types} />
            <NewGames games={sections.fresh} />
            <Promo name="streak" />
            <GameRail
              title={t('高分')}
              hint={t('玩家打分最高的')}
              sort="rating"
              games={sections.rated}
              rated
            />
            <Ranking games={sections.ranking} />
            <RenderWhenNear>
              <Suspense>
                <BelowTheFold />
              </Suspense>
            </RenderWhenNear>
            {failure ? <RetryLine onRetry={retry} /> : <EndMarker text={t('今天也要玩得开心')} />}
          </>
        )}
      </div>
    </PullRefresh>
  );
}

/** The home screen without games, because the requests failed or no game exists yet. */
function HomeEmpty({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  if (failure) return <ErrorState text={errorText(failure)} onRetry={onRetry} />;
  return <EmptyState title={t('新游戏正在上架')} hint={t('先去签个到，回来就有得玩啦')} />;
}
