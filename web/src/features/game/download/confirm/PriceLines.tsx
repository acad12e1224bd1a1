import type { Game } from '@/api/types';
import { CoinIcon } from '@/components/ui/Coin';
import { exactNumber } from '@/lib/format';
import styles from './PriceLines.module.css';

interface Props {
  game: Game;
  price: number;
  /** The price that was shown before it changed. */
  before: number | undefined;
  balance: number | undefined;
}

/** What it costs, and what there is to pay it with. */
export function PriceLines({ game, price, before, balance }: Props) {
  const former = before ?? game.buyAmount;
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>{game.owned ? '已拥有' : before === undefined ? '价格' : '新价格'}</dt>
        <dd className={styles.price}>
          {former !== price && former > 0 && <del>{exactNumber(former)}X钻</del>}
          {price > 0 ? (
            <>
              <CoinIcon className={styles.coin} />
              {exactNumber(price)}X钻
            </>
          ) : (
            '免费'
          )}
        </dd>
      </div>
      <div className={styles.line}>
        <dt>我的余额</dt>
        <dd>{balance === undefined ? '—' : `${exactNumber(balance)}X钻`}</dd>
      </div>
    </dl>
  );
}
