import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Star from '~icons/lucide/star';
import styles from './FavouriteButton.module.css';
import type { FavouriteKind } from './favouriteKind';
import { useFavourite } from './useFavourite';

interface Props {
  kind: FavouriteKind;
  /** The post or game. */
  id: number;
  /** The server's state. Undefined: not known yet. */
  favourited: boolean | undefined;
  /** Its name, where several stars are on one page. */
  name?: string;
}

/** The star of a post or game. */
export function FavouriteButton({ kind, id, favourited, name }: Props) {
  const { kept, waiting, toggle } = useFavourite(kind, id, favourited);
  const action = kept ? t('取消收藏') : t('收藏', 'action');
  return (
    <button
      type="button"
      className={cx(styles.button, kept && styles.kept, waiting && styles.waiting)}
      aria-pressed={kept}
      aria-label={name ? t`${action}：${name}` : action}
      onClick={toggle}
    >
      <Star aria-hidden="true" />
    </button>
  );
}
