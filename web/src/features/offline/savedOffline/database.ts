import { objectStore } from '@/lib/indexedDb';
import { idOf, type SavedChapter, type SavedChapterId } from './record';

/** The index of saved chapters in IndexedDB. The page and the service worker read it. */
const run = objectStore('portal-kept', 'chapters');

export function allSaved(): Promise<SavedChapter[]> {
  return run('readonly', (store) => store.getAll() as Promise<SavedChapter[]>);
}

export async function findSaved(id: SavedChapterId): Promise<SavedChapter | null> {
  return (await run('readonly', (store) => store.get(id) as Promise<SavedChapter | undefined>)) ?? null;
}

export async function putSaved(record: SavedChapter): Promise<void> {
  await run('readwrite', (store) => store.put(record, idOf(record)));
}

export async function deleteSaved(id: SavedChapterId): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}
