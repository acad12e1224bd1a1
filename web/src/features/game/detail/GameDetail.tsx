import type { Game } from '@/api/types';
import { ExpandableText } from '@/components/ui/ExpandableText';
import { Skeleton } from '@/components/ui/Skeleton';
import { useScroller } from '@/components/ui/scroller';
import { SwipeableTabPanel } from '@/components/ui/tabs/SwipeableTabPanel';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { MediaViewer, type Medium } from '@/components/ui/viewer';
import { useRecordVisit } from '@/features/history';
import { shortNumber } from '@/lib/format';
import { paths } from '@/paths';
import { lazy, Suspense, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OpenedGame } from '../api';
import { useCategoryName } from '../useCategoryName';
import { t } from '@/lib/i18n';
import { gamePostNumQuery } from '../api';
import { RatingSection } from '../rating/RatingSection';
import { useLiveRatings } from '../rating/useLiveRatings';
import { DownloadBar } from './DownloadBar';
import { GameBar } from './GameBar';
import { GameFacts } from './GameFacts';
import styles from './GameDetail.module.css';
import { GameGifts } from './GameGifts';
import { GameHeading } from './GameHeading';
import { GameHero, Screenshots } from './Media';
import { SimilarGames } from './SimilarGames';
import { GameVersions } from './GameVersions';
import { useDetailTab, type DetailTab } from './useDetailTab';
import { useScrolledAway } from './useScrolledAway';

const Posts = lazy(() => import('./GamePosts'));

/** Height of the top bar, which covers the top of the scroller. */
const BAR_REM = 2.75;

/** One game: picture and name, then the tabs, and the download bar. */
export function GameDetail({ game }: { game: OpenedGame }) {
  const [tab, choose] = useDetailTab();
  const heading = useRef<HTMLDivElement>(null);
  const named = useScrolledAway(heading, BAR_REM);
  const tabs = useTabs(game);
  const media = gameMediaOf(game);
  useRecordVisit({
    kind: 'game',
    id: game.id,
    name: game.name,
    note: game.developer,
    picture: (game.icon.small ?? game.icon).url,
  });
  const [opened, setOpened] = useState<number | null>(null);
  const scroller = useScroller();
  useLiveRatings(game.id);
  const open = (next: DetailTab) => {
    // A new tab starts at its beginning. If the heading is scrolled away, it stays away.
    if (named && heading.current && scroller.current) {
      const { offsetTop, offsetHeight } = heading.current;
      const bar = BAR_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
      scroller.current.scrollTo({ top: offsetTop + offsetHeight - bar, behavior: 'instant' });
    }
    choose(next);
  };
  return (
    <>
      <GameBar game={game} named={named} />
      <main className={styles.page}>
        <GameHero medium={media[0]} onOpen={() => setOpened(0)} />
        <div className={styles.sheet} ref={heading}>
          <GameHeading game={game} />
        </div>
        <Tabs label={game.name} tabs={tabs} active={tab} onChoose={open} />
        <div className={styles.panel}>
          <SwipeableTabPanel tabs={tabs} active={tab} onChoose={open}>
            {tab === 'about' && <About game={game} media={media} onOpen={setOpened} />}
            {tab === 'posts' && (
              <Suspense fallback={<Skeleton height="10rem" radius="0" />}>
                <Posts game={game} />
              </Suspense>
            )}
            {tab === 'gifts' && <GameGifts game={game} />}
          </SwipeableTabPanel>
        </div>
      </main>
      <DownloadBar game={game} />
      {opened !== null && (
        <MediaViewer media={media} name={game.name} start={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

/** The tabs, with the numbers of posts and gift packs. */
function useTabs({ id, giftNum }: Game) {
  const { data: postNum = 0 } = useQuery(gamePostNumQuery(id));
  const count = (num: number) => num > 0 && <span className={styles.count}>{shortNumber(num)}</span>;
  return [
    { id: 'about', name: t('详情') },
    { id: 'posts', name: t('讨论'), mark: count(postNum) },
    { id: 'gifts', name: t('礼包'), mark: count(giftNum) },
  ] as const;
}

interface AboutProps {
  game: Game;
  media: readonly Medium[];
  onOpen: (index: number) => void;
}

/** The facts, screenshots, description, ratings and files. */
function About({ game, media, onOpen }: AboutProps) {
  const category = useCategoryName()(game.category);
  return (
    <>
      <div className={styles.facts}>
        <GameFacts game={game} category={category} />
      </div>
      {media.length > 1 && <Screenshots media={media} name={game.name} onOpen={onOpen} />}
      <section className={styles.section}>
        <h2 className={styles.title}>{t('游戏简介')}</h2>
        <p className={styles.summary}>{game.summary}</p>
        <ExpandableText text={game.description} />
        <ul className={styles.tags} aria-label={t('标签')}>
          {game.tags.map((tag) => (
            <li key={tag}>
              <Link to={paths.gamesBy({ keyword: tag })}>{tag}</Link>
            </li>
          ))}
        </ul>
      </section>
      <RatingSection game={game} />
      <GameVersions game={game} />
      <SimilarGames game={game} />
    </>
  );
}

/** The banner with its video, if there is one, then the screenshots. */
function gameMediaOf({ banner, video, screenshots }: Game): [Medium, ...Medium[]] {
  return [
    { picture: banner, video: video ?? null },
    ...screenshots.map((picture) => ({ picture, video: null })),
  ];
}
