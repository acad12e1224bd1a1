import { Picture } from '@/components/ui/Picture';
import { Rail } from '@/components/ui/rail';
import type { Medium } from '@/components/ui/viewer';
import { t } from '@/lib/i18n';
import Play from '~icons/lucide/play';
import styles from './Media.module.css';

/** The game's main picture, page-wide. */
export function GameHero({ medium, onOpen }: { medium: Medium; onOpen: () => void }) {
  return (
    <button
      type="button"
      className={styles.hero}
      onClick={onOpen}
      aria-label={medium.video ? t('播放视频') : t('查看大图')}
    >
      <Picture picture={medium.picture} alt="" ratio={16 / 9} eager />
      {medium.video && (
        <span className={styles.play}>
          <Play aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

interface ShotsProps {
  media: readonly Medium[];
  name: string;
  onOpen: (index: number) => void;
}

/** The screenshots in a row, portrait and landscape at the same height. A tap enlarges one. */
export function Screenshots({ media, name, onOpen }: ShotsProps) {
  return (
    <Rail
      gap="narrow"
      className={styles.shots}
      label={t('游戏截图')}
      items={media.slice(1)}
      itemKey={({ picture }) => picture.url}
      renderItem={({ picture }, index) => (
        <button
          type="button"
          className={styles.shot}
          style={{ aspectRatio: picture.width / picture.height }}
          onClick={() => onOpen(index + 1)}
          aria-label={t`查看${name}的截图 ${index + 1}`}
        >
          <Picture picture={picture} alt="" shape="card" />
        </button>
      )}
    />
  );
}
