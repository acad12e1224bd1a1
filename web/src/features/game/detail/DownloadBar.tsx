import type { Game } from '@/api/types';
import { Button } from '@/components/ui/Button';
import Download from '~icons/lucide/download';
import { StartedDownloadStrip } from '../download/StartedDownloadStrip';
import { platformFor } from '../download/platform';
import { useStartDownload } from '../download/useStartDownload';
import { useOpenDownloadFromUrl } from '../download/useOpenDownloadFromUrl';
import styles from './GameDetail.module.css';

/** The download button, always visible, and above it the state of the last download. */
export function DownloadBar({ game }: { game: Game }) {
  const platform = platformFor(game);
  const { label, ready, busy, start } = useStartDownload(game, platform);
  useOpenDownloadFromUrl(game, platform);
  return (
    <div className="bottom-bar">
      <StartedDownloadStrip game={game} onAgain={start} />
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
  );
}
