import { openChannel } from '@/lib/openChannel';
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
  /** All saved chapters of this device; null: not read yet. */
  records: readonly SavedChapter[] | null;
  /** Progress of running downloads, 0 to 1, by `chapterKey`. */
  saveProgress: Readonly<Record<string, number>>;
}

export const useSavedStore = create<SavedChaptersState>(() => ({ records: null, saveProgress: {} }));

export const chapterKey = (bookId: number, chapterId: number) => `${bookId}/${chapterId}`;

/** Notifies the other tabs of this browser, so that they show the same. */
const tabs = openChannel('portal-kept');
tabs?.addEventListener('message', () => void loadSaved());

/** Reads the saved chapters for display. A browser without storage (private windows) has none. */
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

/**
 * Like `loadSaved`, but rejects on a read error. Deletion and size limits must not mistake an error for an empty
 * index.
 */
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

/** Deletes the chapters of all other players. */
export async function removeSavedByOthers(reader: number): Promise<void> {
  const records = await loadSaved();
  await removeSaved(records.filter((record) => !isFor(record, reader)));
}

/** Applies the current membership to a player's saved chapters. */
export async function renewSaved(reader: number, until: MemberUntil, now: number): Promise<void> {
  const records = useSavedStore.getState().records ?? (await loadSaved());
  const changes = records
    .filter(({ uid }) => uid === reader)
    .map((record) => [record, withRenewedMembership(record, until, now)] as const)
    .filter(([before, after]) => before !== after);
  for (const [, record] of changes) await putSaved(record);
  if (changes.length > 0) await changed();
}

/** Stores lapsed chapters as `LAPSED`: the service worker has only the device's clock, which can be set back. */
export async function lockLapsed(now: number): Promise<void> {
  const records = await loadSavedOrThrow();
  const lapsed = records.filter((record) => isLapsed(record, now) && record.keepUntil !== LAPSED);
  for (const record of lapsed) await putSaved({ ...record, keepUntil: LAPSED });
  if (lapsed.length > 0) await changed();
}

/** Deletes files that no chapter owns. Call it only while no download runs. */
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
