import { Button } from '@/components/ui/Button';
import { FavouriteButton } from '@/features/favourite';
import Download from '~icons/lucide/download';
import type { OpenedGame } from '../api';
import { gameFavouriteKind } from '../favourite';
import { StartedDownloadStrip } from '../download/StartedDownloadStrip';
import { platformFor } from '../download/platform';
import { useStartDownload } from '../download/useStartDownload';
import { useOpenDownloadFromUrl } from '../download/useOpenDownloadFromUrl';
import styles from './GameDetail.module.css';

/** The download button, always visible, and above it the state of the last download. */
export function DownloadBar({ game }: { game: OpenedGame }) {
  const platform = platformFor(game);
  const { label, ready, busy, start } = useStartDownload(game, platform);
  useOpenDownloadFromUrl(game, platform);
  return (
    <div className="bottom-bar">
      <StartedDownloadStrip game={game} onAgain={start} />
      <div className={styles.barRow}>
        <FavouriteButton kind={gameFavouriteKind} id={game.id} favourited={game.favourited} />
        <Button
          size="large"
          block
          busy={busy}
          disabled={!ready}
          icon={<Download className={styles.barIcon} aria-hidden="true" />}
          onClick={start}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
