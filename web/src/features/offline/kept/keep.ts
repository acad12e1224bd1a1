import { get } from '@/api/client';
import { ApiError, errorText } from '@/api/errors';
import { CONDITION_NOT_MET } from '@/api/refusals';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { copiesOf } from './addresses';
import { keptNow } from './clock';
import { copyFiles, CopyError, dropFiles } from './files';
import { askToPersist, roomOnDevice } from './limit';
import { bytesOf, roomFor, type Chapter, type Kept, type KeptId } from './record';
import { addKept, knowKept, nameOf, removeKept, setUnderWay, useKeptStore } from './store';

/** What is under way, and how it is broken off. */
const underWay = new Map<string, AbortController>();

/** Keeps a chapter on this device. One after the other, in all tabs of the browser; another reader ends it. */
export async function keepChapter(bookId: number, chapterId: number): Promise<void> {
  const name = nameOf(bookId, chapterId);
  if (underWay.has(name)) return;
  const controller = new AbortController();
  underWay.set(name, controller);
  setUnderWay(name, 0);
  const { uid } = useAccount.getState();
  const leave = useAccount.subscribe((account) => account.uid !== uid && controller.abort());
  try {
    askToPersist();
    await withSaveLock(controller.signal, () => copy([uid, bookId, chapterId], controller.signal));
  } catch (error) {
    if (!controller.signal.aborted) toast.warning(refusalText(error));
  } finally {
    leave();
    underWay.delete(name);
    setUnderWay(name, null);
  }
}

/** Breaks off keeping a chapter. */
export function stopKeeping(bookId: number, chapterId: number): void {
  underWay.get(nameOf(bookId, chapterId))?.abort();
}

/** The lock's name: whoever keeps, or sweeps, has it. */
export const KEEPING_LOCK = 'portal-kept';

async function withSaveLock(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act();
  await navigator.locks.request(KEEPING_LOCK, { signal }, act);
}

async function copy(id: KeptId, signal: AbortSignal): Promise<void> {
  const [uid, bookId, chapterId] = id;
  const answer = await get(
    '/api/v1/book/{id}/chapter/{chapterId}',
    { keep: 1 },
    { at: { id: bookId, chapterId }, signal },
  );
  if (answer.video?.hls) throw new CopyError('refused');
  const book = await get('/api/v1/book/{id}', undefined, { at: { id: bookId }, signal });
  const { chapter, cover, files } = copiesOf(answer, book.cover, id);
  const text = new Blob([JSON.stringify(chapter)]).size;
  await makeRoom(text + (answer.video?.size ?? 0));
  const records = await knowKept();
  const room = await roomOnDevice(bytesOf(records));
  const fits = (bytes: number) => roomFor(text + bytes, records, room, keptNow()) !== null;
  const bytes = await copyFiles(files, {
    signal,
    onFile: (done, size) => {
      setUnderWay(nameOf(bookId, chapterId), done / (files.length + 1));
      return fits(size);
    },
  });
  const addresses = files.map(({ to }) => to);
  try {
    await makeRoom(text + bytes);
    if (signal.aborted) throw new Error('the reader broke it off');
    const record: Kept = {
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
    await addKept(record);
    // Whoever keeps it went while it was written down.
    if (signal.aborted) await removeKept([record]);
  } catch (error) {
    await dropFiles(addresses);
    throw error;
  }
}

/** Chapters that have lapsed make room for others. */
async function makeRoom(bytes: number): Promise<void> {
  const records = await knowKept();
  const going = roomFor(bytes, records, await roomOnDevice(bytesOf(records)), keptNow());
  if (!going) throw new CopyError('full');
  await removeKept(going);
}

const keepUntil = ({ keepUntil: until }: Chapter) => (until ? Date.parse(until) : null);

function refusalText(error: unknown): string {
  if (error instanceof CopyError)
    return {
      network: t('网络断了，没有存完'),
      full: t('离线空间满了，先去书架清理一下吧'),
      refused: t('这里暂时不能离线保存'),
    }[error.reason];
  if (error instanceof ApiError && error.code === CONDITION_NOT_MET) return t('开通会员后就能存下来');
  return errorText(error);
}

/** Whether anything is being kept in this tab. */
export const isKeeping = () => Object.keys(useKeptStore.getState().underWay).length > 0;
