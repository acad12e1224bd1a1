import type { Limits } from '@/features/rateLimitNotice';
import { fileSize } from '@/lib/format';
import { t } from '@/lib/i18n';
import type { MediaItem } from '../draft/draft';

export interface Chosen {
  files: File[];
  kind: MediaItem['kind'];
  /** Explains why files were left out. */
  warning: string | null;
}

/** Larger images cannot be decoded on a phone, and so not be scaled down. */
const PICTURE_MAX_BYTES = 60 * 1024 * 1024;

/** Decides which chosen files go into the draft: images up to the limit, or one video, not both. */
export function choose(files: readonly File[], media: readonly MediaItem[], limits: Limits): Chosen {
  const videos = files.filter(({ type }) => type.startsWith('video/'));
  const pictures = files.filter(({ type }) => !type.startsWith('video/'));
  if (videos.length > 0 && pictures.length === 0) return chooseVideo(videos, media, limits);
  if (media.some(({ kind }) => kind === 'video')) return none('image', t('图片和视频只能选一样'));
  const fitting = pictures.filter(({ size }) => size <= PICTURE_MAX_BYTES);
  const room = Math.max(0, limits.images - media.length);
  const warning =
    (videos.length > 0 && t('图片和视频只能选一样，视频没有加上')) ||
    (fitting.length < pictures.length && t`有图片超过 ${fileSize(PICTURE_MAX_BYTES)}，没有加上`) ||
    (fitting.length > room && t`最多 ${limits.images} 张图片，多出来的没有加上`) ||
    null;
  return { kind: 'image', files: fitting.slice(0, room), warning };
}

function chooseVideo(videos: readonly File[], media: readonly MediaItem[], limits: Limits): Chosen {
  if (media.length > 0)
    return none('video', media[0]!.kind === 'video' ? t('最多一段视频') : t('图片和视频只能选一样'));
  const [video] = videos;
  if (!video || video.size > limits.videoBytes)
    return none('video', t`视频不能超过 ${fileSize(limits.videoBytes)}`);
  return {
    kind: 'video',
    files: [video],
    warning: videos.length > 1 ? t('最多一段视频，只加上了第一段') : null,
  };
}

const none = (kind: MediaItem['kind'], warning: string): Chosen => ({ kind, files: [], warning });
