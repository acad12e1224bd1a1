import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { nth, verbOf } from '@/features/book';
import { relativeTime } from '@/lib/time';
import { t } from '@/lib/words';
import styles from './AskOtherDevice.module.css';
import type { Asked } from './useProgress';

/** Another device is elsewhere in this book: whoever reads says where it goes on. Only an answer closes it. */
export function AskOtherDevice({ ask }: { ask: Asked | null }) {
  if (!ask) return null;
  const { kind, progress, accept, stay } = ask;
  return (
    <Dialog
      title={t`在另一台设备上${verbOf(kind)}到${nth(kind, progress.chapterIndex)}，继续吗？`}
      dismissible={false}
      onClose={stay}
      actions={
        <>
          <Button look="plain" onClick={stay}>
            {t('留在这里')}
          </Button>
          <Button onClick={accept}>{t('继续')}</Button>
        </>
      }
    >
      <p className={styles.where}>
        <strong>{progress.chapterTitle}</strong>
        <span>{t`${progress.device} · ${relativeTime(progress.readAt)}${verbOf(kind)}到`}</span>
      </p>
    </Dialog>
  );
}
