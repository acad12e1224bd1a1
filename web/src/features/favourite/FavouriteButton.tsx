import { submit, useEntry } from '@/data/outbox';
import { useRequireSignIn } from '@/features/account';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Star from '~icons/lucide/star';
import styles from './FavouriteButton.module.css';
import type { FavouriteKind } from './favouriteKind';

interface Props {
  kind: FavouriteKind;
  /** The post or game. */
  id: number;
  /** The server's state. Undefined: not known yet. */
  favourited: boolean | undefined;
  /** Its name, where several stars are on one page. */
  name?: string;
}

/**
 * The star of a post or game, which shows the player's wish at once. The wish survives reloads and losses of the connection, and is reverted
 * only if the server refuses it.
 */
export function FavouriteButton({ kind, id, favourited = false, name }: Props) {
  const entry = useEntry(kind, String(id));
  const requireSignIn = useRequireSignIn();
  const kept = entry?.payload.favourited ?? favourited;
  const action = kept ? t('取消收藏') : t('收藏', 'action');
  return (
    <button
      type="button"
      className={cx(styles.button, kept && styles.kept, entry?.stalled && styles.waiting)}
      aria-pressed={kept}
      aria-label={name ? t`${action}：${name}` : action}
      onClick={() => requireSignIn(() => void submit(kind, { id, favourited: !kept }))}
    >
      <Star aria-hidden="true" />
    </button>
  );
}
