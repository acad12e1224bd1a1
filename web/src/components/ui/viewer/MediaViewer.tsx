import type { ApiPicture } from '@/api/types';
import { t } from '@/lib/i18n';
import { useLayer } from '@/lib/useLayer';
import X from '~icons/lucide/x';
import { useEffect, useRef, useState } from 'react';
import { Carousel } from '../carousel';
import { enterModal } from '../modals';
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

/** Full-screen pictures on black, with swipe, zoom and drag. A tap, the close button, Escape or back closes the viewer. */
export default function MediaViewer({ media, name, start, onClose }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLSpanElement>(null);
  const [current, setCurrent] = useState(start);
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
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('关闭')}>
        <X aria-hidden="true" />
      </button>
      <span ref={toasts} />
    </dialog>
  );
}
