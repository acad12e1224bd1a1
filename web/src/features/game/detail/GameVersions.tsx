import type { Game } from '@/api/types';
import { fileSize } from '@/lib/format';
import { PLATFORM_NAME, PLATFORMS } from '@/lib/platform';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import ChevronRight from '~icons/lucide/chevron-right';
import { Link } from 'react-router';
import { Digest } from '../parts/Digest';
import { PlatformIcon } from '../parts/PlatformIcon';
import styles from './GameVersions.module.css';

/** The files of a game for each system: version, size, and checksum. */
export function GameVersions({ game }: { game: Game }) {
  const platforms = PLATFORMS.filter((platform) => game.platforms[platform]);
  if (platforms.length === 0) return null;
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{t('版本信息')}</h2>
        <Link to={paths.download(game.id)}>
          {t('下载与安装')}
          <ChevronRight aria-hidden="true" />
        </Link>
      </header>
      <ul className={styles.list}>
        {platforms.map((platform) => {
          const { version, size, sha256 } = game.platforms[platform]!;
          return (
            <li key={platform}>
              <PlatformIcon platform={platform} className={styles.icon} />
              <div>
                <p className={styles.name}>
                  {PLATFORM_NAME[platform]}
                  <span>{version}</span>
                  <span>{fileSize(size)}</span>
                </p>
                <Digest value={sha256} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
