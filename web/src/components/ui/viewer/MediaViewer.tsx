import type { ApiPicture } from '@/api/types';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useLayer } from '@/lib/useLayer';
import { useReducedMotion } from '@/lib/useReducedMotion';
import ChevronLeft from '~icons/lucide/chevron-left';
import ChevronRight from '~icons/lucide/chevron-right';
import Download from '~icons/lucide/download';
import X from '~icons/lucide/x';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Carousel } from '../carousel';
import { enterModal } from '../modals';
import { fileNameOf } from './fileName';
import styles from './MediaViewer.module.css';
import { ZoomPicture } from './ZoomPicture';

/** A picture, or a video behind its poster. */
export interface Medium {
  picture: ApiPicture;
  video: string | null;
}

interface Props {
  media: readonly Medium[];
  name: string;
  start: number;
  onClose: () => void;
}

/**
 * Pictures on black in the whole window, with swipe, zoom and drag. A tap, the close button, Escape or back closes the viewer. A mouse also
 * has buttons for the next picture and for saving; a finger swipes, and its long press saves.
 */
export default function MediaViewer({ media, name, start, onClose }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLSpanElement>(null);
  const [current, setCurrent] = useState(start);
  const still = useReducedMotion();
  const shown = media[current];
  useLayer(onClose);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    const leave = enterModal(toasts.current!);
    return () => {
      leave();
      dialog?.close();
    };
  }, []);
  const step = (by: number) => {
    // The carousel derives its index from the scroll position.
    const track = element.current?.querySelector('section');
    const left = (current + by) * (track?.clientWidth ?? 0);
    track?.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The focused carousel takes the arrow keys itself.
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && !event.defaultPrevented) step(by);
  };
  return (
    <dialog
      ref={element}
      className={styles.viewer}
      aria-label={t`${name}的图片`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClose}
      onKeyDown={onKeyDown}
    >
      <Carousel
        className={styles.carousel}
        label={t`${name}的图片`}
        // The same picture may occur twice, so the place is the key.
        items={media.map((medium, place) => ({ ...medium, place }))}
        itemKey={({ place }) => place}
        start={start}
        dots={false}
        onChange={setCurrent}
        renderItem={({ picture, video }, index) =>
          video ? (
            <video
              className={styles.film}
              src={video}
              poster={picture.url}
              controls
              playsInline
              autoPlay={index === start}
              onClick={(event) => event.stopPropagation()}
              // The arrow keys seek in a focused video; the carousel would prevent that.
              onKeyDown={(event) => event.stopPropagation()}
            />
          ) : (
            <ZoomPicture
              picture={picture}
              alt={`${name} ${index + 1}`}
              eager={index === start}
              active={index === current}
              onTap={onClose}
            />
          )
        }
      />
      <p className={styles.count} role="status">
        {current + 1} / {media.length}
      </p>
      {/* A click on a button must not close the viewer. So a button stays at its end: a further click would hit the picture. */}
      <div onClick={(event) => event.stopPropagation()}>
        {media.length > 1 && (
          <>
            <button
              type="button"
              className={cx(styles.button, styles.forMouse, styles.back)}
              onClick={() => step(-1)}
              aria-disabled={current === 0}
              aria-label={t('上一张')}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <button
              type="button"
              className={cx(styles.button, styles.forMouse, styles.on)}
              onClick={() => step(1)}
              aria-disabled={current === media.length - 1}
              aria-label={t('下一张')}
            >
              <ChevronRight aria-hidden="true" />
            </button>
          </>
        )}
        {shown && !shown.video && (
          <a
            className={cx(styles.button, styles.forMouse, styles.save)}
            href={shown.picture.url}
            download={fileNameOf(name, current + 1, shown.picture.url)}
            aria-label={t('保存图片')}
            title={t('保存图片')}
          >
            <Download aria-hidden="true" />
          </a>
        )}
        <button
          type="button"
          className={cx(styles.button, styles.close)}
          onClick={onClose}
          aria-label={t('关闭')}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <span ref={toasts} />
    </dialog>
  );
}
