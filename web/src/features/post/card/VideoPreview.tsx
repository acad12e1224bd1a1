import type { PostVideo } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { cx } from '@/lib/classes';
import { clockText } from '@/lib/clockText';
import { t } from '@/lib/i18n';
import Play from '~icons/lucide/play';
import styles from './VideoPreview.module.css';
import { loneRatio, postPictureOf } from './media';

interface Props {
  video: PostVideo;
  onOpen: () => void;
  eager?: boolean;
}

/** The poster of a post's video; a tap plays the video. */
export function VideoPreview({ video, onOpen, eager }: Props) {
  const ratio = loneRatio(video);
  return (
    <button
      type="button"
      className={cx(styles.film, ratio < 0.9 && styles.upright)}
      onClick={onOpen}
      aria-label={t`播放视频，时长 ${clockText(video.seconds)}`}
    >
      <Picture picture={postPictureOf(video.poster, 'medium')} alt="" ratio={ratio} eager={eager} />
      <span className={styles.play}>
        <Play aria-hidden="true" />
      </span>
      <span className={styles.length}>{clockText(video.seconds)}</span>
    </button>
  );
}
