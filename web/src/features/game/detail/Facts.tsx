import type { Game } from '@/api/types';
import { coins, fileSize } from '@/lib/format';
import { PLATFORM_NAME, PLATFORMS } from '@/lib/platform';
import { dateText } from '@/lib/time';
import { platformFor } from '../download/platform';
import styles from './Facts.module.css';

/** Size, version, date, category and platforms, in a grid. */
export function Facts({ game, category }: { game: Game; category: string }) {
  const platforms = PLATFORMS.filter((platform) => game.platforms[platform]);
  const own = platformFor(game);
  // What this device would fetch.
  const { size, version } = (own && game.platforms[own]) || game;
  const facts = [
    ['大小', fileSize(size)],
    ['版本', version],
    ['更新', dateText(game.createTime)],
    ['分类', category],
    ['平台', platforms.map((platform) => PLATFORM_NAME[platform]).join(' / ')],
    ['价格', game.buyAmount > 0 ? coins(game.buyAmount) : '免费'],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
