import { objectStore } from '@/lib/indexedDb';
import { idOf, type Kept, type KeptId } from './record';

/** The index of what is kept, in IndexedDB: the page and the worker read it. */
const run = objectStore('portal-kept', 'chapters');

export function allKept(): Promise<Kept[]> {
  return run('readonly', (store) => store.getAll() as IDBRequest<Kept[]>);
}

export async function findKept(id: KeptId): Promise<Kept | null> {
  return (await run('readonly', (store) => store.get(id) as IDBRequest<Kept | undefined>)) ?? null;
}

export async function putKept(record: Kept): Promise<void> {
  await run('readwrite', (store) => store.put(record, idOf(record)));
}

export async function deleteKept(id: KeptId): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}
