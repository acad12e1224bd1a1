import type { Game } from '@/api/types';
import { coins, fileSize } from '@/lib/format';
import { dateText } from '@/lib/time';
import styles from './Facts.module.css';

const PLATFORM_NAME = { android: '安卓', ios: 'iOS' } as const;

/** Size, version, date, category and platforms, in a grid. */
export function Facts({ game, category }: { game: Game; category: string }) {
  const platforms = (['android', 'ios'] as const).filter((platform) => game.platforms[platform]);
  const facts = [
    ['大小', fileSize(game.size)],
    ['版本', game.version],
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
