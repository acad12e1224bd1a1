import type { ApiPicture as PictureData } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router';
import { gameQuery, topGamesQuery } from './api';
import styles from './DownloadSides.module.css';

const HOT = { sort: 'hot' } as const;
const ICONS_A_SIDE = 3;

/**
 * Decoration at both sides of the download page on wide screens: two phones with pictures of the game, or of
 * popular ones.
 */
export default function DownloadSides() {
  const { pathname } = useLocation();
  const id = Number(matchPath('/download/:id', pathname)?.params.id ?? 0);
  const { data: game } = useQuery({
    ...gameQuery(useQueryClient(), id),
    enabled: Number.isSafeInteger(id) && id > 0,
  });
  const { data: hot = [] } = useQuery(topGamesQuery(HOT, 2 * ICONS_A_SIDE + 1));
  const others = hot.filter((other) => other.id !== id);
  const shots = game ? game.screenshots : others.flatMap(({ screenshots }) => screenshots.slice(0, 1));
  const icons = others.map(({ icon }) => icon);
  return (
    <div className={styles.sides} aria-hidden="true">
      <Side shot={uprightFirst(shots)[0]} icons={icons.slice(0, ICONS_A_SIDE)} />
      <Side shot={uprightFirst(shots)[1]} icons={icons.slice(ICONS_A_SIDE, 2 * ICONS_A_SIDE)} />
    </div>
  );
}

function Side({ shot, icons }: { shot: PictureData | undefined; icons: readonly PictureData[] }) {
  return (
    <div className={styles.side}>
      <div className={styles.group}>
        {shot && (
          <div className={styles.phone}>
            <Picture picture={shot} alt="" ratio={9 / 18} className={styles.screen} />
          </div>
        )}
        {icons.map((icon) => (
          <Picture key={icon.url} picture={icon} alt="" ratio={1} shape="icon" className={styles.icon} />
        ))}
      </div>
    </div>
  );
}

/** Portrait pictures first, because the drawn phones are upright. */
function uprightFirst(shots: readonly PictureData[]): PictureData[] {
  return [...shots].sort((a, b) => a.width / a.height - b.width / b.height);
}
