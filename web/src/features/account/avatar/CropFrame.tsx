import { usePinch } from '@/components/ui/gestures/usePinch';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { CROP_ZOOM_MAX, moveCrop, zoomCrop, type Crop } from './crop';
import styles from './CropFrame.module.css';
import { drawCrop } from './picture';

interface Props {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (change: (crop: Crop) => Crop) => void;
}

const KEY_STEP = 0.05;
const KEY_ZOOM = 1.15;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

/**
 * Selects the part of a picture that becomes the portrait: by dragging, pinching, the slider or the keyboard.
 */
export function CropFrame({ picture, crop, onCrop }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoomBy = (factor: number, u = 0, v = 0) =>
    onCrop((now) => zoomCrop(now, picture, now.zoom * factor, u, v));
  usePinch(frame, {
    onMove: (dx, dy) => onCrop((now) => moveCrop(now, picture, dx, dy)),
    onZoom: zoomBy,
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const edge = Math.round(element.clientWidth * Math.min(window.devicePixelRatio, 2));
    if (edge > 0 && element.width !== edge) element.width = element.height = edge;
    drawCrop(element, picture, crop);
  }, [picture, crop]);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) onCrop((now) => moveCrop(now, picture, ...arrow));
    else if (event.key === '+' || event.key === '=') zoomBy(KEY_ZOOM);
    else if (event.key === '-') zoomBy(1 / KEY_ZOOM);
    else return;
    event.preventDefault();
  };
  return (
    <div className={cx('stack', styles.crop)}>
      <div
        ref={frame}
        className={styles.frame}
        tabIndex={0}
        role="group"
        aria-label={t('裁剪头像：拖动或用方向键移动，双指或加减键缩放')}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} className={styles.picture} />
        <span className={styles.mask} aria-hidden="true" />
      </div>
      <label className={styles.zoom}>
        <span>{t('缩放')}</span>
        <input
          type="range"
          min={1}
          max={CROP_ZOOM_MAX}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => onCrop((now) => zoomCrop(now, picture, Number(event.target.value)))}
        />
      </label>
    </div>
  );
}
