import { cx } from '@/lib/classes';
import ArrowDownToLine from '~icons/lucide/arrow-down-to-line';
import CircleCheck from '~icons/lucide/circle-check';
import Lock from '~icons/lucide/lock';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { cancelSave, saveChapter } from './savedOffline/saveChapter';
import { useCanSave } from './savedOffline/useCanSave';
import { removeSaved, useSavedStore } from './savedOffline/store';
import { isFor } from './savedOffline/record';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useSavedOffline, type SavedState } from './useSavedOffline';
import styles from './SaveOfflineButton.module.css';

interface Props {
  /** Id of the book. */
  book: number;
  /** Id of the chapter. */
  chapter: number;
  /** Shows a text label below the icon. */
  labelled?: boolean;
}

/**
 * Saves a chapter for offline reading, shows the progress, and deletes it again. Renders nothing for a chapter that is not saved if no service worker can serve saved files.
 */
export function SaveOfflineButton({ book, chapter, labelled }: Props) {
  const state = useSavedOffline(book).get(chapter);
  const [confirming, setConfirming] = useState(false);
  const able = useCanSave();
  if (!able && state === undefined) return null;
  const { name, word, Icon } = labelsOf(state);
  const press = () => {
    if (state === undefined) void saveChapter(book, chapter);
    else if (typeof state === 'number') cancelSave(book, chapter);
    else setConfirming(true);
  };
  return (
    <>
      <button
        type="button"
        className={cx(styles.button, labelled && styles.labelled)}
        data-state={typeof state === 'number' ? 'keeping' : (state ?? 'none')}
        aria-label={name}
        onClick={press}
      >
        {typeof state === 'number' ? <Progress part={state} /> : <Icon aria-hidden="true" />}
        {labelled && <span aria-hidden="true">{word}</span>}
      </button>
      {confirming && (
        <ConfirmDialog
          title={t('不再离线保存？')}
          action={t('删除')}
          onConfirm={() => {
            setConfirming(false);
            void removeSaved(recordsOf(book, chapter));
          }}
          onClose={() => setConfirming(false)}
        >
          {state === 'lapsed'
            ? t('会员到期，先锁上了；续费后会自动打开。')
            : t('删掉后，没有网络时就看不了啦。')}
        </ConfirmDialog>
      )}
    </>
  );
}

function labelsOf(state: SavedState | undefined) {
  if (state === undefined) return { name: t('离线保存'), word: t('离线'), Icon: ArrowDownToLine };
  if (typeof state === 'number')
    return { name: t('正在保存，点一下停止'), word: t('保存中'), Icon: ArrowDownToLine };
  if (state === 'lapsed') return { name: t('会员到期，离线内容已锁'), word: t('已锁'), Icon: Lock };
  return { name: t('已离线保存'), word: t('已存'), Icon: CircleCheck };
}

function recordsOf(book: number, chapter: number) {
  const { uid } = useAccount.getState();
  const all = useSavedStore.getState().records ?? [];
  return all.filter((it) => it.bookId === book && it.chapterId === chapter && isFor(it, uid));
}

/** A ring that fills with the progress. */
function Progress({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.ring} aria-hidden="true">
      <circle cx="12" cy="12" r="9" pathLength={100} />
      <circle cx="12" cy="12" r="9" pathLength={100} strokeDasharray={`${Math.max(4, part * 100)} 100`} />
      <rect x="9.5" y="9.5" width="5" height="5" rx="1" />
    </svg>
  );
}
