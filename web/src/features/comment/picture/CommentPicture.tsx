import type { PostImage } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { MediaViewer } from '@/components/ui/viewer';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import styles from './CommentPicture.module.css';

/** Taller and wider pictures are cropped; the viewer shows them whole. */
const TALLEST = 3 / 4;
const WIDEST = 16 / 9;

interface Props {
  image: PostImage;
  /** The name of its author, for the viewer. */
  author: string;
}

/** The picture of a comment. Its space is reserved, and a tap opens the viewer. */
export function CommentPicture({ image, author }: Props) {
  const [opened, setOpened] = useState(false);
  const { width, height, blur, thumb, full } = image;
  const ratio = Math.min(Math.max(width / height, TALLEST), WIDEST);
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        data-shape={ratio < 1 ? 'upright' : 'lying'}
        aria-label={t('查看图片')}
        onClick={() => setOpened(true)}
      >
        <Picture picture={{ url: thumb, width, height, blur }} alt="" ratio={ratio} shape="card" />
      </button>
      {opened && (
        <MediaViewer
          media={[{ picture: { url: full, width, height, blur }, video: null }]}
          name={t`${author}的评论`}
          start={0}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
