import type { Game } from '@/api/types';
import { cx } from '@/lib/classes';
import { coins, fileSize } from '@/lib/format';
import { serverNow } from '@/lib/serverClock';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import CircleCheck from '~icons/lucide/circle-check';
import X from '~icons/lucide/x';
import { Link, useLocation } from 'react-router';
import { Digest } from '../parts/Digest';
import { openFile } from './api';
import { dismissStartedDownload, useStartedDownload } from './startedDownloads';
import styles from './StartedDownloadStrip.module.css';

interface Props {
  game: Game;
  /** Requests the file again. */
  onAgain: () => void;
}

/** Shows the file whose download started: name, checksum, and a retry. */
export function StartedDownloadStrip({ game, onAgain }: Props) {
  const started = useStartedDownload(({ newest }) => newest);
  const { pathname } = useLocation();
  if (started?.game.id !== game.id) return null;
  const { grant } = started;
  // A signed address is valid for some minutes. After that the strip requests another one, which is free.
  const again = () => (Date.parse(grant.expiresAt) > serverNow() ? openFile(grant) : onAgain());
  return (
    <div className={styles.strip}>
      <CircleCheck className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <p role="status">
          <strong>{t('开始下载')}</strong> {fileSize(grant.size)}
          {grant.charged > 0 && t`，花费 ${coins(grant.charged)}`}
        </p>
        <p className={cx('ellipsis', styles.file)}>{grant.fileName}</p>
        <Digest value={grant.sha256} />
        <p className={styles.links}>
          <button type="button" onClick={again}>
            {t('没反应？再来一次')}
          </button>
          {pathname !== paths.download(game.id) && <Link to={paths.download(game.id)}>{t('怎么安装')}</Link>}
        </p>
      </div>
      <button
        type="button"
        className={cx('tap', styles.close)}
        onClick={dismissStartedDownload}
        aria-label={t('收起')}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
