import { cx } from '@/lib/classes';
import styles from './PagePicture.module.css';
import type { PagePictureState as Shown } from './usePagePicture';

interface Props {
  shown: Shown;
  alt: string;
  /** How wide it is on the screen, px. */
  width: number;
  eager?: boolean;
  className?: string;
}

/** The picture of a page, in the size that its width needs; a blur until it is there. */
export function PagePicture({ shown: { image, state, attempt, onLoad, onError }, ...rest }: Props) {
  const { alt, width, eager, className } = rest;
  const sizes = image.medium === image.full ? {} : sourcesOf(image.medium, image.full, image.width, width);
  return (
    <img
      key={attempt}
      className={cx(
        styles.picture,
        state === 'loading' && styles.loading,
        state === 'failed' && styles.failed,
        className,
      )}
      style={state === 'shown' ? undefined : { backgroundImage: `url("${image.blur}")` }}
      src={image.full}
      {...sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
      draggable={false}
      ref={(element) => {
        // From the cache it may be there before anybody listens.
        if (element?.complete && element.naturalWidth > 0 && state === 'loading') onLoad();
      }}
      onLoad={onLoad}
      onError={onError}
    />
  );
}

/** Of the width that the import makes for phones. */
const MEDIUM_WIDTH = 720;

function sourcesOf(medium: string, full: string, fullWidth: number, width: number) {
  return {
    srcSet: `${medium} ${Math.min(MEDIUM_WIDTH, fullWidth)}w, ${full} ${fullWidth}w`,
    sizes: `${Math.round(width)}px`,
  };
}
