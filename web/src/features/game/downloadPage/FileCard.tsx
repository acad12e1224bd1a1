import type { Game } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { fileSize } from '@/lib/format';
import { PLATFORM_NAME, type Platform } from '@/lib/platform';
import { t } from '@/lib/i18n';
import { Download } from 'lucide-react';
import { useStartedDownload } from '../download/startedDownloads';
import { StartedDownloadStrip } from '../download/StartedDownloadStrip';
import { useStartDownload } from '../download/useStartDownload';
import { Digest } from '../parts/Digest';
import { PlatformIcon } from '../parts/PlatformIcon';
import styles from './FileCard.module.css';

interface Props {
  game: Game;
  platform: Platform;
  /** Whether this file suits the device. */
  main: boolean;
}

/** A game's file for one system: version, size, checksum, and download button. */
export function FileCard({ game, platform, main }: Props) {
  const { label, busy, start } = useStartDownload(game, platform);
  const startedHere = useStartedDownload(({ newest }) => newest?.platform === platform);
  const { version, size, sha256 } = game.platforms[platform]!;
  return (
    <section className={styles.card} aria-label={t`${PLATFORM_NAME[platform]}版`}>
      <div className={styles.file}>
        <PlatformIcon platform={platform} className={styles.icon} />
        <div>
          <h3 className={styles.name}>{t`${PLATFORM_NAME[platform]}版`}</h3>
          <p className={styles.facts}>
            {version} · {fileSize(size)}
          </p>
        </div>
      </div>
      <Digest value={sha256} />
      {startedHere && <StartedDownloadStrip game={game} onAgain={start} />}
      <Button
        block
        look={main ? 'primary' : 'soft'}
        busy={busy}
        icon={<Download className={styles.sign} aria-hidden="true" />}
        onClick={start}
      >
        {label}
      </Button>
    </section>
  );
}
