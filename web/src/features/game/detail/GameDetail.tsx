import type { Game } from '@/api/types';
import { MediaViewer } from '@/components/ui/viewer';
import { paths } from '@/paths';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useCategoryName } from '../useCategoryName';
import { LongText } from '@/components/ui/LongText';
import { t } from '@/lib/i18n';
import { DownloadBar } from './DownloadBar';
import { Facts } from './Facts';
import styles from './GameDetail.module.css';
import { Gifts } from './Gifts';
import { Heading } from './Heading';
import { Hero, Shots } from './Media';
import { mediaOf } from './mediaOf';
import { Similar } from './Similar';
import { Versions } from './Versions';

const Posts = lazy(() => import('./Posts'));

/** Everything about one game, and the way to get it. */
export function GameDetail({ game }: { game: Game }) {
  const category = useCategoryName()(game.category);
  const media = mediaOf(game);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <article className={styles.page}>
        <Hero medium={media[0]} onOpen={() => setOpened(0)} />
        <div className={styles.sheet}>
          <Heading game={game} />
          <Facts game={game} category={category} />
        </div>
        {media.length > 1 && <Shots media={media} name={game.name} onOpen={setOpened} />}
        <Gifts game={game} />
        <section className={styles.section}>
          <h2 className={styles.title}>{t('游戏简介')}</h2>
          <p className={styles.summary}>{game.summary}</p>
          <LongText text={game.description} />
          <ul className={styles.tags} aria-label={t('标签')}>
            {game.tags.map((tag) => (
              <li key={tag}>
                <Link to={paths.gamesBy({ keyword: tag })}>{tag}</Link>
              </li>
            ))}
          </ul>
        </section>
        <Versions game={game} />
        <Suspense>
          <Posts game={game} />
        </Suspense>
        <Similar game={game} />
      </article>
      <DownloadBar game={game} />
      {opened !== null && (
        <MediaViewer media={media} name={game.name} start={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
