import { get } from '@/api/client';
import { ApiError, errorText } from '@/api/errors';
import { CONDITION_NOT_MET } from '@/api/actionErrors';
import { toast } from '@/components/ui/toast';
import type { Chapter } from '@/api/types';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { localCopiesOf } from './filePaths';
import { monotonicNow } from './clock';
import { CopyError, copyFiles, deleteFiles } from './files';
import { askToPersist, freeSpace } from './storageLimit';
import { bytesOf, chaptersToEvict, type SavedChapter, type SavedChapterId } from './record';
import { addSaved, chapterKey, loadSavedOrThrow, removeSaved, setSaveProgress, useSavedStore } from './store';

/** Running downloads, each with the controller that cancels it. */
const inFlight = new Map<string, AbortController>();

/** Saves a chapter on this device. One download runs at a time, across all tabs; a change of the account cancels it. */
export async function saveChapter(bookId: number, chapterId: number): Promise<void> {
  const name = chapterKey(bookId, chapterId);
  if (inFlight.has(name)) return;
  const controller = new AbortController();
  inFlight.set(name, controller);
  setSaveProgress(name, 0);
  const { uid } = useAccount.getState();
  const leave = useAccount.subscribe((account) => account.uid !== uid && controller.abort());
  try {
    askToPersist();
    await withSaveLock(controller.signal, () => copyChapter([uid, bookId, chapterId], controller.signal));
  } catch (error) {
    if (!controller.signal.aborted) toast.warning(saveErrorText(error));
  } finally {
    leave();
    inFlight.delete(name);
    setSaveProgress(name, null);
  }
}

export function cancelSave(bookId: number, chapterId: number): void {
  inFlight.get(chapterKey(bookId, chapterId))?.abort();
}

/** The Web Lock held during a download or a sweep of orphaned files. */
export const SAVE_LOCK = 'portal-kept';

async function withSaveLock(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act();
  await navigator.locks.request(SAVE_LOCK, { signal }, act);
}

async function copyChapter(id: SavedChapterId, signal: AbortSignal): Promise<void> {
  const [uid, bookId, chapterId] = id;
  const answer = await get(
    '/api/v1/book/{id}/chapter/{chapterId}',
    { keep: 1 },
    { pathParams: { id: bookId, chapterId }, signal },
  );
  if (answer.video?.hls) throw new CopyError('refused');
  const book = await get('/api/v1/book/{id}', undefined, { pathParams: { id: bookId }, signal });
  const { chapter, cover, files } = localCopiesOf(answer, book.cover, id);
  const text = new Blob([JSON.stringify(chapter)]).size;
  await makeRoom(text + (answer.video?.size ?? 0));
  const records = await loadSavedOrThrow();
  const room = await freeSpace(bytesOf(records));
  const fits = (bytes: number) => chaptersToEvict(text + bytes, records, room, monotonicNow()) !== null;
  const bytes = await copyFiles(files, {
    signal,
    onFile: (done, size) => {
      setSaveProgress(chapterKey(bookId, chapterId), done / (files.length + 1));
      return fits(size);
    },
  });
  const addresses = files.map(({ to }) => to);
  try {
    await makeRoom(text + bytes);
    if (signal.aborted) throw new Error('the reader broke it off');
    const record: SavedChapter = {
      uid,
      bookId,
      chapterId,
      bookTitle: answer.bookTitle,
      cover,
      book: { ...book, cover },
      chapter,
      files: addresses,
      bytes: text + bytes,
      keepUntil: keepUntil(answer),
      keptAt: Date.now(),
    };
    await addSaved(record);
    // The download was cancelled, or the account changed, during the write.
    if (signal.aborted) await removeSaved([record]);
  } catch (error) {
    await deleteFiles(addresses);
    throw error;
  }
}

/** Evicts lapsed chapters. */
async function makeRoom(bytes: number): Promise<void> {
  const records = await loadSavedOrThrow();
  const going = chaptersToEvict(bytes, records, await freeSpace(bytesOf(records)), monotonicNow());
  if (!going) throw new CopyError('full');
  await removeSaved(going);
}

const keepUntil = ({ keepUntil: until }: Chapter) => (until ? Date.parse(until) : null);

function saveErrorText(error: unknown): string {
  if (error instanceof CopyError)
    return {
      network: t('网络断了，没有存完'),
      full: t('离线空间满了，先去书架清理一下吧'),
      refused: t('这里暂时不能离线保存'),
    }[error.reason];
  if (error instanceof ApiError && error.code === CONDITION_NOT_MET) return t('开通会员后就能存下来');
  return errorText(error);
}

/** Whether this tab is saving a chapter. */
export const isSaving = () => Object.keys(useSavedStore.getState().saveProgress).length > 0;
