import type { ApiPicture as PictureData } from '@/api/types';
import { LAYOUT_MAX_WIDTH_PX } from '@/constants';
import { cx } from '@/lib/classes';
import { startTransition, useState } from 'react';
import styles from './Picture.module.css';
import { useFailedUrl } from './useFailedUrl';

interface Props {
  picture: PictureData | null | undefined;
  alt: string;
  /** Width to height of the place that is kept; by default the picture's own. */
  ratio?: number;
  shape?: 'plain' | 'card' | 'icon' | 'round';
  /** How wide its place is, as `sizes` of HTML has it: that decides which of its widths is fetched. */
  sizes?: string;
  /** What is seen first loads first, and is painted as it comes. */
  eager?: boolean;
  className?: string;
}

/** An icon of a list. What stands here knows nothing of the page's own letters: it counts in the browser's. */
const ICON = '4rem';
/** From side to side. */
const COLUMN = `min(100vw, ${LAYOUT_MAX_WIDTH_PX}px)`;

/** A picture that never moves the page: its place is kept, a blur stands in until it is there, a drawing if it never is. */
export function Picture(props: Props) {
  const { picture, alt, ratio, shape = 'plain', sizes, eager = false, className } = props;
  const [shown, setShown] = useState(false);
  const [failedUrl, setFailedUrl] = useFailedUrl();
  const aspectRatio = ratio ?? (picture ? picture.width / picture.height : 1);
  const failed = !picture?.url || failedUrl === picture.url;
  const blur = picture?.blur && !shown ? { backgroundImage: `url("${picture.blur}")` } : {};
  return (
    <div className={cx(styles.frame, styles[shape], className)} style={{ aspectRatio, ...blur }}>
      {failed ? (
        <span className={styles.fallback} role="img" aria-label={alt}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 17.5 8.5 11l4 4.5 3-3.5 5.5 5.5V19a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z" />
            <circle cx="16.5" cy="7.5" r="2.5" />
          </svg>
        </span>
      ) : (
        <img
          className={cx(styles.image, (eager || shown) && styles.shown)}
          {...(picture.small && {
            sizes: sizes ?? (shape === 'icon' ? ICON : COLUMN),
            srcSet: `${picture.small.url} ${picture.small.width}w, ${picture.url} ${picture.width}w`,
          })}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          ref={(image) => {
            // From the cache it may be there before anybody listens. A page full of such is not shown in one task with all of its effects.
            if (image?.complete && image.naturalWidth > 0) startTransition(() => setShown(true));
          }}
          onLoad={() => setShown(true)}
          onError={() => {
            setShown(false);
            setFailedUrl(picture.url);
          }}
        />
      )}
    </div>
  );
}
