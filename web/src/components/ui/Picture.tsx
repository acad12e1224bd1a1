import type { ApiPicture as PictureData } from '@/api/types';
import { LAYOUT_MAX_WIDTH_PX } from '@/constants';
import { cx } from '@/lib/classes';
import { startTransition, useState } from 'react';
import styles from './Picture.module.css';
import { useFailedUrl } from './useFailedUrl';

interface Props {
  picture: PictureData | null | undefined;
  alt: string;
  /** The aspect ratio (width / height) of the reserved space; by default that of the picture. */
  ratio?: number;
  shape?: 'plain' | 'card' | 'icon' | 'round';
  /** The width of its place, as HTML's `sizes`. It decides which width of the picture the browser loads. */
  sizes?: string;
  /** A picture in the first view: it loads first and does not fade in. */
  eager?: boolean;
  className?: string;
}

/** The width of an icon in a list. In `sizes`, rem is the browser's font size, not that of the page. */
const ICON = '4rem';
/** The full width of the column. */
const COLUMN = `min(100vw, ${LAYOUT_MAX_WIDTH_PX}px)`;

/** A picture that causes no layout shift: its space is reserved, a blur shows until it loads, and a drawing if it fails. */
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
            // A cached picture may load before React listens. A transition keeps a page of such pictures from one long task with all effects.
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
