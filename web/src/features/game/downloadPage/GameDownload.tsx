import { errorText } from '@/api/errors';
import type { Game } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/States';
import { PLATFORMS } from '@/lib/platform';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Link } from 'react-router';
import { platformFor } from '../download/platform';
import { useOpenDownloadFromUrl } from '../download/useOpenDownloadFromUrl';
import { GameGone } from '../parts/GameGone';
import { PriceTag } from '../parts/PriceTag';
import { useGame } from '../useGame';
import { FileCard } from './FileCard';
import { DownloadHero } from './DownloadHero';
import { InstallSteps } from './InstallSteps';
import { ScanCard } from './ScanCard';

/** One game: its file for each system, and the installation steps. */
export function GameDownload({ id }: { id: string }) {
  const { game, gone, error, retry } = useGame(id);
  if (gone) return <GameGone />;
  if (game) return <Files key={game.id} game={game} />;
  if (error) return <ErrorState text={errorText(error)} onRetry={retry} />;
  return <GameDownloadSkeleton />;
}

function Files({ game }: { game: Game }) {
  const own = platformFor(game);
  useOpenDownloadFromUrl(game, own);
  // The device's own system first.
  const platforms = PLATFORMS.filter((platform) => game.platforms[platform]).sort(
    (a, b) => Number(b === own) - Number(a === own),
  );
  return (
    <>
      <DownloadHero
        icon={<Picture picture={game.icon} alt="" ratio={1} shape="icon" sizes="5.5rem" eager />}
        name={<Link to={paths.detail(game.id)}>{game.name}</Link>}
        line={game.summary}
        note={rich`版本 ${game.version} ${<PriceTag game={game} />}`}
      />
      <ScanCard to={paths.download(game.id)} />
      {platforms.map((platform) => (
        <FileCard key={platform} game={game} platform={platform} main={platform === own} />
      ))}
      {own && <InstallSteps first={own} platforms={platforms} />}
    </>
  );
}

function GameDownloadSkeleton() {
  return (
    <div aria-busy="true" aria-label={t('正在加载')}>
      <Skeleton height="10rem" radius="var(--radius)" />
      <br />
      <Skeleton height="8rem" radius="var(--radius)" />
    </div>
  );
}
