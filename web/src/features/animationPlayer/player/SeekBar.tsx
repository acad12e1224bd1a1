import type { components } from '@/api/schema.gen';
import { clockText } from '@/lib/clockText';
import { t } from '@/lib/i18n';
import { useState, type PointerEvent } from 'react';
import { thumbnailAt } from './rules';
import styles from './SeekBar.module.css';

interface Props {
  second: number;
  length: number;
  loaded: number;
  thumbs: components['schemas']['VideoThumbs'] | null;
  onSeek: (second: number) => void;
  /** Called when a pointer starts or stops dragging the handle. */
  onHold: (held: boolean) => void;
}

/** The position in the film. Dragging or hovering shows a preview of that second. */
export function SeekBar({ second, length, loaded, thumbs, onSeek, onHold }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const looked = dragged ?? hovered;
  const part = (at: number) => (length > 0 ? Math.min(1, at / length) : 0);
  const release = () => {
    if (dragged !== null) onSeek(dragged);
    setDragged(null);
    onHold(false);
  };
  const hover = ({ currentTarget, clientX, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setHovered(Math.min(Math.max((clientX - left) / width, 0), 1) * length);
  };
  return (
    <div className={styles.bar} onPointerMove={hover} onPointerLeave={() => setHovered(null)}>
      <span className={styles.rail} aria-hidden="true">
        <i style={{ width: `${part(loaded) * 100}%` }} />
        <b style={{ width: `${part(dragged ?? second) * 100}%` }} />
      </span>
      <input
        type="range"
        aria-label={t('播放进度')}
        aria-valuetext={t`${clockText(dragged ?? second)}，共 ${clockText(length)}`}
        min={0}
        max={length || 1}
        step={0.1}
        value={dragged ?? second}
        disabled={length === 0}
        onPointerDown={() => {
          setDragged(second);
          onHold(true);
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onChange={({ target }) => {
          if (dragged === null) onSeek(Number(target.value));
          else setDragged(Number(target.value));
        }}
        // The player handles the arrow keys: they skip ten seconds.
        onKeyDown={(event) => event.key.startsWith('Arrow') && event.preventDefault()}
      />
      {looked !== null && (
        <div className={styles.look} style={{ left: `${part(looked) * 100}%` }} data-look>
          {thumbs && <Thumb second={looked} thumbs={thumbs} />}
          <span>{clockText(looked)}</span>
        </div>
      )}
    </div>
  );
}

function Thumb({ second, thumbs }: { second: number; thumbs: components['schemas']['VideoThumbs'] }) {
  const { x, y } = thumbnailAt(second, thumbs);
  return (
    <span
      className={styles.thumb}
      style={{
        width: thumbs.width,
        height: thumbs.height,
        backgroundImage: `url("${thumbs.url}")`,
        backgroundPosition: `${-x}px ${-y}px`,
      }}
    />
  );
}
