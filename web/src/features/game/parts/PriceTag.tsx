import type { Game } from '@/api/types';
import { cx } from '@/lib/classes';
import { priceTag } from '../price';
import { usePrice } from '../usePrice';
import styles from './PriceTag.module.css';

/** A game's price for this player, as text or as a pill. */
export function PriceTag({ game, pill = false }: { game: Game; pill?: boolean }) {
  const price = usePrice(game);
  return <span className={cx(styles.price, styles[price.kind], pill && styles.pill)}>{priceTag(price)}</span>;
}
