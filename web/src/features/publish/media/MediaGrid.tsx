import { t } from '@/lib/i18n';
import Plus from '~icons/lucide/plus';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { MediaItem } from '../draft/draft';
import styles from './MediaGrid.module.css';
import { MediaTile } from './MediaTile';
import { cellByKey, COLUMNS, reorder, rowsOf } from './gridCells';
import { useReorder } from './useReorder';

interface Props {
  media: readonly MediaItem[];
  /** Maximum number of images. */
  max: number;
  onMove: (from: number, to: number) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  onAdd: () => void;
}

/** The images of a draft in order. They can be reordered by dragging or by arrow keys. */
export function MediaGrid({ media, max, onMove, onRemove, onRetry, onAdd }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const { drag, press } = useReorder(grid, media.length, onMove);
  const [announcement, setAnnouncement] = useState('');
  const room = media.length < max && media.every(({ kind }) => kind === 'image');
  const onKey = (index: number, key: string) => (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return onRemove(key);
    }
    const to = cellByKey(event.key, index, media.length);
    if (to === index) return;
    event.preventDefault();
    onMove(index, to);
    setAnnouncement(t`移到了第 ${to + 1} 张`);
  };
  return (
    <div>
      <ul ref={grid} className={styles.grid} style={variables({ rows: rowsOf(media.length + Number(room)) })}>
        {media.map((item, index) => {
          const place = drag ? reorder(index, drag.from, drag.to) : index;
          const held = drag?.from === index ? drag.by : null;
          return (
            <li
              key={item.key}
              className={styles.place}
              style={held ? heldAt(index, held) : at(place)}
              data-held={held ? '' : undefined}
              data-tile
            >
              <MediaTile
                item={item}
                index={index}
                count={media.length}
                onPointerDown={press(index)}
                onKeyDown={onKey(index, item.key)}
                onRemove={() => onRemove(item.key)}
                onRetry={() => onRetry(item.key)}
              />
            </li>
          );
        })}
        {room && (
          <li className={styles.place} style={at(media.length)}>
            <button type="button" className={styles.add} onClick={onAdd}>
              <Plus aria-hidden="true" />
              <span>
                {media.length}/{max}
              </span>
              <span className="visually-hidden">{t('添加图片')}</span>
            </button>
          </li>
        )}
      </ul>
      {media.length > 1 && <p className={styles.note}>{t('按住拖动可以换顺序，第一张是封面')}</p>}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

const variables = (values: Record<string, number | string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value])) as CSSProperties;
const at = (place: number) => variables({ column: place % COLUMNS, row: Math.floor(place / COLUMNS) });

/** Style of a dragged tile: its cell plus the pointer's offset. */
function heldAt(index: number, { x, y }: { x: number; y: number }): CSSProperties {
  return { ...at(index), ...variables({ x: `${x}px`, y: `${y}px` }) };
}
