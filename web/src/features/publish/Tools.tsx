import { Button } from '@/components/ui/Button';
import { t } from '@/lib/i18n';
import AtSign from '~icons/lucide/at-sign';
import ImageIcon from '~icons/lucide/image';
import Video from '~icons/lucide/video';
import { useRef, type ChangeEvent, type ReactNode, type RefObject } from 'react';
import styles from './Tools.module.css';

interface Props {
  filesRef: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
  onMention: () => void;
  onSend: () => void;
  counter: ReactNode;
  /** Text of the send button. */
  label: string;
  /** Progress of all uploads; 1: none is running. */
  sent: number;
  busy: boolean;
  ready: boolean;
}

/** The toolbar of the composer: images, video, mention and send. */
export function Tools({ filesRef, onFiles, onMention, onSend, counter, label, sent, busy, ready }: Props) {
  const videos = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Clear the input, so that choosing the same file again fires `change`.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div className={styles.bar} inert={busy}>
      <button
        type="button"
        className={styles.tool}
        onClick={() => filesRef.current?.click()}
        aria-label={t('加图片')}
      >
        <ImageIcon aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.tool}
        onClick={() => videos.current?.click()}
        aria-label={t('加视频')}
      >
        <Video aria-hidden="true" />
      </button>
      <button type="button" className={styles.tool} onClick={onMention} aria-label={t('提到关注的人')}>
        <AtSign aria-hidden="true" />
      </button>
      <input
        ref={filesRef}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('选择图片')}
        onChange={choose}
      />
      <input
        ref={videos}
        type="file"
        accept="video/mp4,video/quicktime"
        hidden
        aria-label={t('选择视频')}
        onChange={choose}
      />
      <span className={styles.counter}>{counter}</span>
      <Button
        busy={busy}
        aria-disabled={!ready || busy || undefined}
        className={styles.send}
        onClick={onSend}
      >
        {sent < 1 ? t`上传中 ${Math.round(sent * 100)}%` : label}
      </Button>
    </div>
  );
}
