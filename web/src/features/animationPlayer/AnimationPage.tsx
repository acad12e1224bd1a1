import { errorText } from '@/api/errors';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { TopBar } from '@/components/ui/TopBar';
import { useAccount } from '@/features/account';
import { AskOtherDevice, prefetchChapter, useChapter, useChapterUrl, useProgress } from '@/features/reading';
import { VipHost } from '@/features/vip';
import { parseId } from '@/lib/parseId';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router';
import { Episodes } from './episodes/Episodes';
import { EpisodeHead } from './episodes/EpisodeHead';
import { Locked } from './Locked';
import { VideoPlayer } from './player/VideoPlayer';
import styles from './AnimationPage.module.css';
import { AnimationSkeleton } from './AnimationSkeleton';

/** An animation: the current episode, and all episodes below it. */
export default function AnimationPage() {
  const { id, cid } = useParams();
  const [bookId, episode] = [parseId(id), parseId(cid)];
  const uid = useAccount((account) => account.uid);
  if (!bookId || !episode) return <AnimationGone />;
  return (
    <>
      <Animation key={`${uid}:${bookId}`} bookId={bookId} inAddress={episode} />
      <VipHost to={paths.watch(bookId, episode)} />
    </>
  );
}

function Animation({ bookId, inAddress }: { bookId: number; inAddress: number }) {
  const { start, go, move, flush, ask } = useProgress(bookId, inAddress, 'animation');
  useChapterUrl(inAddress, start?.chapterId, (id) => paths.watch(bookId, id), go);
  const { data: episode, error, refetch } = useChapter(bookId, start?.chapterId ?? inAddress);
  const client = useQueryClient();
  const back = useBack();
  const screen = useRef<HTMLDivElement>(null);
  const next = episode?.next;
  useEffect(() => {
    if (next) prefetchChapter(client, bookId, next.id);
  }, [client, bookId, next]);

  if (episode === null) return <AnimationGone />;
  if (episode && episode.kind !== 'animation')
    return <Navigate to={paths.readbook(bookId, episode.id)} replace />;
  if (!episode && error)
    return (
      <>
        <TopBar title={t('动画')} onBack={back} />
        <main>
          <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
        </main>
      </>
    );
  if (!episode?.video || !start) return <AnimationSkeleton />;
  return (
    <main className={styles.page}>
      <div className={styles.screen} ref={screen}>
        {episode.locked ? (
          <Locked episode={episode} poster={episode.video.poster} onBack={back} />
        ) : (
          <VideoPlayer
            key={episode.id}
            video={episode.video}
            title={episode.title}
            start={start}
            next={next ?? null}
            screen={screen}
            halted={ask !== null}
            onBack={back}
            onMove={(second) => move(episode.id, { second })}
            onStop={flush}
            onNext={() => next && go(next.id)}
            onRenew={async () => (await refetch()).data?.video?.url ?? null}
          />
        )}
      </div>
      <EpisodeHead episode={episode} />
      <Episodes episode={episode} onChoose={(to) => go(to)} />
      <AskOtherDevice ask={ask} />
    </main>
  );
}

function AnimationGone() {
  const back = useBack();
  return (
    <>
      <TopBar title={t('动画')} onBack={back} />
      <main>
        <EmptyState drawing="play" title={t('这一集不见了')} hint={t('可能下架了，也可能还没更新')} />
      </main>
    </>
  );
}
