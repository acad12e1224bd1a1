import { cx } from '@/lib/classes';
import styles from './PagePicture.module.css';
import type { PagePictureState as Shown } from './usePagePicture';

interface Props {
  shown: Shown;
  alt: string;
  /** Width on the screen in px. */
  width: number;
  eager?: boolean;
  className?: string;
}

/** The image of a page in the size for its width; a blurred preview until it has loaded. */
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
        // An image from the cache may have loaded before React attached `onLoad`.
        if (element?.complete && element.naturalWidth > 0 && state === 'loading') onLoad();
      }}
      onLoad={onLoad}
      onError={onError}
    />
  );
}

/** Width of the medium size that the import makes for phones. */
const MEDIUM_WIDTH = 720;

function sourcesOf(medium: string, full: string, fullWidth: number, width: number) {
  return {
    srcSet: `${medium} ${Math.min(MEDIUM_WIDTH, fullWidth)}w, ${full} ${fullWidth}w`,
    sizes: `${Math.round(width)}px`,
  };
}
