import type { PostImage } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { t } from '@/lib/i18n';
import { isLong, loneRatio, postPictureOf } from './media';
import styles from './PostPictures.module.css';

interface Props {
  images: readonly PostImage[];
  onOpen: (index: number) => void;
  /** Load the first images eagerly. */
  eager?: boolean;
}

/** A grid of images: a single image in its own shape, two or four in two columns, others in three columns. */
export function PostPictures({ images, onOpen, eager }: Props) {
  const lone = images.length === 1;
  const ratio = lone ? loneRatio(images[0]!) : 1;
  return (
    <div className={styles.grid} data-count={images.length} data-shape={lone ? shapeOf(ratio) : undefined}>
      {images.map((image, index) => (
        <button
          // An image can occur twice, so the index is the key.
          key={index}
          type="button"
          className={styles.item}
          aria-label={t`查看图片 ${index + 1}`}
          onClick={() => onOpen(index)}
        >
          <Picture
            picture={postPictureOf(image, images.length > 4 || images.length === 3 ? 'thumb' : 'medium')}
            alt=""
            ratio={ratio}
            eager={eager}
          />
          {isLong(image) && <span className={styles.mark}>{t('长图')}</span>}
        </button>
      ))}
    </div>
  );
}

function shapeOf(ratio: number): 'upright' | 'square' | 'lying' {
  if (ratio < 0.9) return 'upright';
  return ratio < 1.2 ? 'square' : 'lying';
}
