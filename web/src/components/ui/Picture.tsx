import type { Picture as PictureData } from '@/api/types';
import { cx } from '@/lib/classes';
import { useState } from 'react';
import styles from './Picture.module.css';

interface Props {
  picture: PictureData | null | undefined;
  alt: string;
  /** Width to height of the place that is kept; by default the picture's own. */
  ratio?: number;
  shape?: 'plain' | 'card' | 'icon' | 'round';
  /** What is seen first loads first, and is painted as it comes. */
  eager?: boolean;
  className?: string;
}

type State = 'loading' | 'shown' | 'failed';

/** A picture that never moves the page: its place is kept, a blur stands in until it is there, a drawing if it never is. */
export function Picture({ picture, alt, ratio, shape = 'plain', eager = false, className }: Props) {
  const [state, setState] = useState<State>('loading');
  const aspectRatio = ratio ?? (picture ? picture.width / picture.height : 1);
  const failed = !picture?.url || state === 'failed';
  const blur = picture?.blur && state !== 'shown' ? { backgroundImage: `url("${picture.blur}")` } : {};
  return (
    <div className={cx(styles.frame, styles[shape], className)} style={{ aspectRatio, ...blur }}>
      {failed ? (
        <span className={styles.fallback} role="img" aria-label={alt}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 17.5 8.5 11l4 4.5 3-3.5 5.5 5.500V19a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z" />
            <circle cx="16.5" cy="7.5" r="2.5" />
          </svg>
        </span>
      ) : (
        <img
          className={cx(styles.image, (eager || state === 'shown') && styles.shown)}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          ref={(image) => {
            // From the cache it may be there before anybody listens.
            if (image?.complete && image.naturalWidth > 0) setState('shown');
          }}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  );
}
