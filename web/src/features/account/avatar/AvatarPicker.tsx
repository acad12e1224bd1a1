import { FramedAvatar } from '@/components/ui/FramedAvatar';
import { toast } from '@/components/ui/toast';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Camera from '~icons/lucide/camera';
import { lazy, Suspense, useState, type ChangeEvent } from 'react';
import styles from './AvatarPicker.module.css';

const AvatarSheet = lazy(() => import('./AvatarSheet'));

/** A larger file is unlikely to be a photo and could exhaust the browser's memory. */
const FILE_MAX_BYTES = 40 * 1024 * 1024;

interface Props {
  url: string | null;
  /** The address of the frame that the player wears. */
  frame: string | null | undefined;
  name: string;
}

/** The portrait. A tap on it opens the file picker. */
export function AvatarPicker({ url, frame, name }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Without the reset, choosing the same file again would fire no `change` event.
    target.value = '';
    if (!chosen) return;
    if (chosen.size > FILE_MAX_BYTES) toast.warning(t('这张图片太大了，换一张小一点的吧'));
    else setFile(chosen);
  };
  return (
    <>
      <label className={cx('shows-focus', styles.picker)}>
        <FramedAvatar url={url} frame={frame} name={name} size={5} />
        <span className={styles.mark}>
          <Camera aria-hidden="true" />
        </span>
        <input
          type="file"
          className="visually-hidden"
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-label={t('换头像')}
          onChange={choose}
        />
      </label>
      {file && (
        <Suspense>
          <AvatarSheet file={file} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </>
  );
}
