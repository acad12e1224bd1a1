import { errorText } from '@/api/errors';
import { ErrorState } from '@/components/ui/States';
import type { Game } from '@/api/types';
import { operatorsText } from '@/lib/html';
import { usePageHead, type PageHead } from '@/lib/pageHead';
import { paths } from '@/paths';
import { useParams } from 'react-router';
import { DetailSkeleton } from './detail/DetailSkeleton';
import { GameBar } from './detail/GameBar';
import { GameDetail } from './detail/GameDetail';
import { GameGone } from './parts/GameGone';
import { useGame } from './useGame';

/** The page of one game, or a notice if the game no longer exists. */
export default function GameDetailPage() {
  const { id = '' } = useParams();
  const { game, gone, error, retry } = useGame(id);
  usePageHead(gone ? null : game && headOf(game));
  if (game) return <GameDetail key={game.id} game={game} />;
  return (
    <>
      <GameBar />
      <main className="fill">
        {gone && <GameGone />}
        {!gone && error && <ErrorState text={errorText(error)} onRetry={retry} />}
        {!gone && !error && <DetailSkeleton />}
      </main>
    </>
  );
}

const headOf = ({ id, name, summary, description, banner }: Game): PageHead => ({
  path: paths.detail(id),
  name,
  description: operatorsText(summary, description),
  picture: banner.url,
  type: 'website',
});
