import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import styles from './Avatar.module.css';
import { useFailedUrl } from './useFailedUrl';

interface Props {
  url: string | null | undefined;
  name: string;
  /** The length of an edge in rem. */
  size?: number;
  className?: string;
}

/**
 * A round portrait. Without a picture it shows the first letter of the name on blue. It has no accessible name, because
 * the name is next to it or names the link around it.
 */
export function Avatar({ url, name, size = 2.25, className }: Props) {
  const [failed, setFailed] = useFailedUrl();
  const style = { width: `${size}rem`, height: `${size}rem`, fontSize: `${size * 0.42}rem` };
  return (
    <span className={cx(styles.avatar, className)} style={style}>
      {url && failed !== url ? (
        <img src={url} alt="" onError={() => setFailed(url)} />
      ) : (
        <span aria-hidden="true">{[...name.trim()][0] ?? t('玩')}</span>
      )}
    </span>
  );
}
