import { errorText } from '@/api/errors';
import { useWrite } from '@/api/useWrite';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Skeleton } from '@/components/ui/Skeleton';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateAccount, useAccount } from '../accountStore';
import { uploadAvatar } from '../profileApi';
import { refreshStatus } from '../statusQuery';
import styles from './AvatarSheet.module.css';
import { initialCrop, type Crop } from './crop';
import { CropFrame } from './CropFrame';
import { cutOut } from './picture';
import { usePicture } from './usePicture';

/** Crops a chosen picture and uploads it. A retry after a failed upload sends the same crop. */
export default function AvatarSheet({ file, onClose }: { file: File; onClose: () => void }) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const { picture, unreadable } = usePicture(file);
  const [chosen, setChosen] = useState<Crop | null>(null);
  const [sent, setSent] = useState(0);
  const crop = chosen ?? (picture && initialCrop(picture));
  const write = useWrite({
    mutationFn: async () => {
      if (!picture || !crop) return null;
      setSent(0);
      return uploadAvatar(await cutOut(picture, crop), setSent);
    },
    onSuccess: (done) => {
      if (!done) return;
      updateAccount(uid, { avatar: done.avatar });
      refreshStatus(client, uid).catch((error: unknown) =>
        console.warn('the status could not be loaded', error),
      );
      toast.success(t('头像换好啦'));
      onClose();
    },
  });
  return (
    <Dialog
      kind="sheet"
      title={t('裁剪头像')}
      dismissible={!write.isPending}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" size="large" onClick={onClose} disabled={write.isPending}>
            {t('取消')}
          </Button>
          <Button size="large" busy={write.isPending} disabled={!picture} onClick={() => write.mutate()}>
            {write.isPending ? t`上传中 ${Math.round(sent * 100)}%` : write.isError ? t('重试') : t('使用')}
          </Button>
        </>
      }
    >
      {unreadable && (
        <p className={styles.note} role="alert">
          {t('这张图片打不开，换一张 JPG 或 PNG 试试')}
        </p>
      )}
      {picture && crop && (
        <div inert={write.isPending}>
          <CropFrame
            picture={picture}
            crop={crop}
            onCrop={(change) => setChosen((now) => change(now ?? crop))}
          />
        </div>
      )}
      {!picture && !unreadable && <Skeleton height="20rem" radius="var(--radius)" />}
      {write.isPending && <progress className={styles.progress} value={sent} aria-label={t('上传进度')} />}
      {write.isError && !write.isPending && (
        <p className={styles.note} role="alert">
          {t`没有传上去：${errorText(write.error)}`}
        </p>
      )}
    </Dialog>
  );
}
