import type { Game } from '@/api/types';
import { CoinIcon } from '@/components/ui/Coin';
import { exactNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import styles from './PriceLines.module.css';

interface Props {
  game: Game;
  price: number;
  /** The price before the change. */
  before: number | undefined;
  balance: number | undefined;
}

/** The price and the balance. */
export function PriceLines({ game, price, before, balance }: Props) {
  const former = before ?? game.buyAmount;
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>{game.owned ? t('已拥有') : before === undefined ? t('价格') : t('新价格')}</dt>
        <dd className={styles.price}>
          {former !== price && former > 0 && <del>{t`${exactNumber(former)}X钻`}</del>}
          {price > 0 ? (
            <>
              <CoinIcon className={styles.coin} />
              {t`${exactNumber(price)}X钻`}
            </>
          ) : (
            t('免费')
          )}
        </dd>
      </div>
      <div className={styles.line}>
        <dt>{t('我的余额')}</dt>
        <dd>{balance === undefined ? '—' : t`${exactNumber(balance)}X钻`}</dd>
      </div>
    </dl>
  );
}
