import type { BookKind } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { relativeTime } from '@/lib/time';
import { t } from '@/lib/words';
import { partName } from '../words';
import styles from './AskOtherDevice.module.css';
import type { Asked } from './useProgress';

/** Another device is elsewhere in this book: whoever reads says where it goes on. Only an answer closes it. */
export function AskOtherDevice({ ask }: { ask: Asked | null }) {
  if (!ask) return null;
  const { kind, progress, accept, stay } = ask;
  return (
    <Dialog
      title={t`在另一台${kind === 'animation' ? t('设备上看') : t('手机上读')}到${partName(kind, progress.chapterIndex)}，继续吗？`}
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
        <span>
          {progress.device} · {relativeTime(progress.readAt)}
          {verbs[kind]}
        </span>
      </p>
    </Dialog>
  );
}

const verbs: Record<BookKind, string> = { comic: t('读到'), novel: t('读到'), animation: t('看到') };
