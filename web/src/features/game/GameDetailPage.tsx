import { errorText } from '@/api/errors';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { paths } from '@/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { gameQuery } from './api';
import { DetailSkeleton } from './detail/DetailSkeleton';
import { GameDetail } from './detail/GameDetail';

/** One game, or what to do where it is gone. */
export default function GameDetailPage() {
  const { id = '' } = useParams();
  const valid = /^[1-9]\d{0,15}$/.test(id);
  const query = useQuery({ ...gameQuery(useQueryClient(), Number(id)), enabled: valid });
  if (!valid || query.data === null) return <Gone />;
  if (query.data) return <GameDetail key={query.data.id} game={query.data} />;
  if (query.error) return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  return <DetailSkeleton />;
}

function Gone() {
  return (
    <EmptyState
      title="这款游戏已下架"
      hint="它可能换了地方，或者暂时休息去了。还有很多好游戏等你发现"
      action={
        <ButtonLink look="soft" to={paths.games()} replace>
          去看看别的游戏
        </ButtonLink>
      }
    />
  );
}
