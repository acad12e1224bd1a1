import type { Game } from '@/api/types';
import { cx } from '@/lib/classes';
import { priceTag } from '../price';
import { usePrice } from '../usePrice';
import styles from './PriceTag.module.css';

/** What a game costs its reader, in words or as a pill. */
export function PriceTag({ game, pill = false }: { game: Game; pill?: boolean }) {
  const price = usePrice(game);
  return <span className={cx(styles.price, styles[price.kind], pill && styles.pill)}>{priceTag(price)}</span>;
}
