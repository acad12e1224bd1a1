import type { Game } from '@/api/types';
import { coins, fileSize } from '@/lib/format';
import { PLATFORM_NAME, PLATFORMS } from '@/lib/platform';
import { dateText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { platformFor } from '../download/platform';
import styles from './GameFacts.module.css';

/** Size, version, date, category and platforms, in a grid. */
export function GameFacts({ game, category }: { game: Game; category: string }) {
  const platforms = PLATFORMS.filter((platform) => game.platforms[platform]);
  const own = platformFor(game);
  // The file for this device.
  const { size, version } = (own && game.platforms[own]) || game;
  const facts = [
    [t('大小'), fileSize(size)],
    [t('版本'), version],
    [t('更新'), dateText(game.createTime)],
    [t('分类'), category],
    [t('平台'), platforms.map((platform) => PLATFORM_NAME[platform]).join(' / ')],
    [t('价格'), game.buyAmount > 0 ? coins(game.buyAmount) : t('免费')],
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
