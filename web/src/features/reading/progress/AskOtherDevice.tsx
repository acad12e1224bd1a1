import type { BookKind } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { relativeTime } from '@/lib/time';
import { t } from '@/lib/i18n';
import styles from './AskOtherDevice.module.css';
import type { OtherDevicePrompt } from './useProgress';

/** Another device has another place in this book: the player chooses one. Only an answer closes the dialog. */
export function AskOtherDevice({ ask }: { ask: OtherDevicePrompt | null }) {
  if (!ask) return null;
  const { kind, progress, accept, stay } = ask;
  return (
    <Dialog
      title={questions[kind](progress.chapterIndex)}
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
          {progress.device} · {verbs[kind](relativeTime(progress.readAt))}
        </span>
      </p>
    </Dialog>
  );
}

const questions: Record<BookKind, (index: number) => string> = {
  comic: (index) => t`在另一台设备上看到第${index}话，继续吗？`,
  novel: (index) => t`在另一台设备上读到第${index}章，继续吗？`,
  animation: (index) => t`在另一台设备上看到第${index}集，继续吗？`,
};

const seen = (when: string) => t`${when}看到`;
const verbs: Record<BookKind, (when: string) => string> = {
  comic: seen,
  novel: (when) => t`${when}读到`,
  animation: seen,
};
