import { create } from 'zustand';
import { allKept, deleteKept, putKept } from './database';
import { dropFiles, sweepFiles } from './files';
import { idOf, isFor, isLapsed, LAPSED, renewed, type Kept, type MemberUntil } from './record';

interface KeptState {
  /** Everything on this device; null: not read yet. */
  records: readonly Kept[] | null;
  /** What is being kept, by `nameOf`, and how much of it is here, 0 to 1. */
  underWay: Readonly<Record<string, number>>;
}

export const useKeptStore = create<KeptState>(() => ({ records: null, underWay: {} }));

export const nameOf = (bookId: number, chapterId: number) => `${bookId}/${chapterId}`;

/** Other tabs of this browser show the same. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('portal-kept') : null;
tabs?.addEventListener('message', () => void readKept());

/** Reads what is kept, to be shown. A browser that keeps nothing (private windows) has nothing. */
export async function readKept(): Promise<readonly Kept[]> {
  try {
    return await knowKept();
  } catch (error) {
    console.warn('the browser keeps no chapters', error);
    const { records } = useKeptStore.getState();
    if (records === null) useKeptStore.setState({ records: [] });
    return records ?? [];
  }
}

/** The same for whoever drops or counts by it: rejects where it cannot be read, for "nothing" would be a lie. */
export async function knowKept(): Promise<readonly Kept[]> {
  const records = await allKept();
  useKeptStore.setState({ records });
  return records;
}

export async function addKept(record: Kept): Promise<void> {
  await putKept(record);
  await changed();
}

export async function removeKept(records: readonly Kept[]): Promise<void> {
  for (const record of records) {
    await deleteKept(idOf(record));
    await dropFiles(record.files);
  }
  if (records.length > 0) await changed();
}

/** Drops what was kept by anybody but this reader. */
export async function dropOthers(reader: number): Promise<void> {
  const records = await readKept();
  await removeKept(records.filter((record) => !isFor(record, reader)));
}

/** A membership is known anew. */
export async function renewKept(reader: number, until: MemberUntil, now: number): Promise<void> {
  const records = useKeptStore.getState().records ?? (await readKept());
  const changes = records
    .filter(({ uid }) => uid === reader)
    .map((record) => [record, renewed(record, until, now)] as const)
    .filter(([before, after]) => before !== after);
  for (const [, record] of changes) await putKept(record);
  if (changes.length > 0) await changed();
}

/** What has lapsed is written down as such: the worker, which serves its files, has no clock but the device's, which may go back. */
export async function lockLapsed(now: number): Promise<void> {
  const records = await knowKept();
  const lapsed = records.filter((record) => isLapsed(record, now) && record.keepUntil !== LAPSED);
  for (const record of lapsed) await putKept({ ...record, keepUntil: LAPSED });
  if (lapsed.length > 0) await changed();
}

/** Drops files that no chapter has. Only while nothing is being kept. */
export async function sweep(): Promise<void> {
  const records = await knowKept();
  await sweepFiles(new Set(records.flatMap(({ files }) => files)));
}

export function setUnderWay(name: string, part: number | null): void {
  useKeptStore.setState(({ underWay: { [name]: _, ...others } }) => ({
    underWay: part === null ? others : { ...others, [name]: part },
  }));
}

async function changed(): Promise<void> {
  await readKept();
  tabs?.postMessage(null);
}
