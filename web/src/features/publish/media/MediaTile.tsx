import { cx } from '@/lib/classes';
import { clockText } from '@/lib/clockText';
import { t } from '@/lib/i18n';
import Film from '~icons/lucide/film';
import ImageIcon from '~icons/lucide/image';
import RotateCw from '~icons/lucide/rotate-cw';
import X from '~icons/lucide/x';
import type { KeyboardEventHandler, PointerEventHandler } from 'react';
import type { MediaItem } from '../draft/draft';
import styles from './MediaTile.module.css';
import { ProgressRing } from './ProgressRing';

interface Props {
  item: MediaItem;
  index: number;
  count: number;
  onRemove: () => void;
  onRetry: () => void;
  onPointerDown?: PointerEventHandler;
  onKeyDown?: KeyboardEventHandler;
}

/** An image or a video with its upload state. */
export function MediaTile({ item, index, count, onRemove, onRetry, onPointerDown, onKeyDown }: Props) {
  const { kind, state, sent, preview, seconds, error } = item;
  const name = kind === 'video' ? t('视频') : t`第 ${index + 1} 张图片`;
  const under = state === 'waiting' || state === 'sending';
  return (
    <div
      className={cx(styles.tile, kind === 'video' && styles.video)}
      tabIndex={0}
      role="group"
      aria-label={`${name}${count > 1 ? t`，共 ${count} 张，方向键换位置` : ''}`}
      data-state={state}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    >
      {preview ? (
        <img src={preview} alt="" draggable={false} />
      ) : (
        <span className={styles.bare}>
          {kind === 'video' ? <Film aria-hidden="true" /> : <ImageIcon aria-hidden="true" />}
        </span>
      )}
      {under && (
        <span className={styles.veil}>
          <ProgressRing part={sent} label={t`${name}上传进度`} />
        </span>
      )}
      {state === 'failed' && (
        <button
          type="button"
          className={styles.veil}
          onClick={onRetry}
          aria-label={t`重新上传${name}：${error}`}
        >
          <RotateCw aria-hidden="true" />
          <span className={styles.why}>{error}</span>
        </button>
      )}
      {kind === 'video' && seconds !== undefined && (
        <span className={styles.length}>{clockText(seconds)}</span>
      )}
      <button
        type="button"
        className={styles.remove}
        onClick={onRemove}
        aria-label={under ? t`取消上传${name}` : t`移除${name}`}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
