import { create } from 'zustand';
import { allSaved, deleteSaved, putSaved } from './database';
import { deleteFiles, deleteFilesExcept } from './files';
import {
  idOf,
  isFor,
  isLapsed,
  LAPSED,
  withRenewedMembership,
  type MemberUntil,
  type SavedChapter,
} from './record';

interface SavedChaptersState {
  /** Everything on this device; null: not read yet. */
  records: readonly SavedChapter[] | null;
  /** What is being kept, by `nameOf`, and how much of it is here, 0 to 1. */
  saveProgress: Readonly<Record<string, number>>;
}

export const useSavedStore = create<SavedChaptersState>(() => ({ records: null, saveProgress: {} }));

export const chapterKey = (bookId: number, chapterId: number) => `${bookId}/${chapterId}`;

/** Other tabs of this browser show the same. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('portal-kept') : null;
tabs?.addEventListener('message', () => void loadSaved());

/** Reads what is kept, to be shown. A browser that keeps nothing (private windows) has nothing. */
export async function loadSaved(): Promise<readonly SavedChapter[]> {
  try {
    return await loadSavedOrThrow();
  } catch (error) {
    console.warn('the browser keeps no chapters', error);
    const { records } = useSavedStore.getState();
    if (records === null) useSavedStore.setState({ records: [] });
    return records ?? [];
  }
}

/** The same for whoever drops or counts by it: rejects where it cannot be read, for "nothing" would be a lie. */
export async function loadSavedOrThrow(): Promise<readonly SavedChapter[]> {
  const records = await allSaved();
  useSavedStore.setState({ records });
  return records;
}

export async function addSaved(record: SavedChapter): Promise<void> {
  await putSaved(record);
  await changed();
}

export async function removeSaved(records: readonly SavedChapter[]): Promise<void> {
  for (const record of records) {
    await deleteSaved(idOf(record));
    await deleteFiles(record.files);
  }
  if (records.length > 0) await changed();
}

/** Drops what was kept by anybody but this reader. */
export async function removeSavedByOthers(reader: number): Promise<void> {
  const records = await loadSaved();
  await removeSaved(records.filter((record) => !isFor(record, reader)));
}

/** A membership is known anew. */
export async function renewSaved(reader: number, until: MemberUntil, now: number): Promise<void> {
  const records = useSavedStore.getState().records ?? (await loadSaved());
  const changes = records
    .filter(({ uid }) => uid === reader)
    .map((record) => [record, withRenewedMembership(record, until, now)] as const)
    .filter(([before, after]) => before !== after);
  for (const [, record] of changes) await putSaved(record);
  if (changes.length > 0) await changed();
}

/** What has lapsed is written down as such: the worker, which serves its files, has no clock but the device's, which may go back. */
export async function lockLapsed(now: number): Promise<void> {
  const records = await loadSavedOrThrow();
  const lapsed = records.filter((record) => isLapsed(record, now) && record.keepUntil !== LAPSED);
  for (const record of lapsed) await putSaved({ ...record, keepUntil: LAPSED });
  if (lapsed.length > 0) await changed();
}

/** Drops files that no chapter has. Only while nothing is being kept. */
export async function removeOrphanFiles(): Promise<void> {
  const records = await loadSavedOrThrow();
  await deleteFilesExcept(new Set(records.flatMap(({ files }) => files)));
}

export function setSaveProgress(name: string, part: number | null): void {
  useSavedStore.setState(({ saveProgress: { [name]: _, ...others } }) => ({
    saveProgress: part === null ? others : { ...others, [name]: part },
  }));
}

async function changed(): Promise<void> {
  await loadSaved();
  tabs?.postMessage(null);
}
