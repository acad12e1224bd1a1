import type { Game } from '@/api/types';
import { MediaViewer, type Medium } from '@/components/ui/viewer';
import { paths } from '@/paths';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useCategoryName } from '../useCategoryName';
import { ExpandableText } from '@/components/ui/ExpandableText';
import { t } from '@/lib/i18n';
import { DownloadBar } from './DownloadBar';
import { GameFacts } from './GameFacts';
import styles from './GameDetail.module.css';
import { GameGifts } from './GameGifts';
import { GameHeading } from './GameHeading';
import { GameHero, Screenshots } from './Media';
import { SimilarGames } from './SimilarGames';
import { GameVersions } from './GameVersions';

const Posts = lazy(() => import('./GamePosts'));

/** All details of one game, and the download bar. */
export function GameDetail({ game }: { game: Game }) {
  const category = useCategoryName()(game.category);
  const media = gameMediaOf(game);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <article className={styles.page}>
        <GameHero medium={media[0]} onOpen={() => setOpened(0)} />
        <div className={styles.sheet}>
          <GameHeading game={game} />
          <GameFacts game={game} category={category} />
        </div>
        {media.length > 1 && <Screenshots media={media} name={game.name} onOpen={setOpened} />}
        <GameGifts game={game} />
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
        <GameVersions game={game} />
        <Suspense>
          <Posts game={game} />
        </Suspense>
        <SimilarGames game={game} />
      </article>
      <DownloadBar game={game} />
      {opened !== null && (
        <MediaViewer media={media} name={game.name} start={opened} onClose={() => setOpened(null)} />
      )}
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
