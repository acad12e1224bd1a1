import type { Locator, ReadingProgress } from '@/api/types';
import { isNewer } from '@/realtime/versioning';

/** This device's place in a book. */
export interface ReadingMark {
  chapterId: number;
  locator: Locator;
  /** Milliseconds by this device's clock. Of two marks, the later one is newer. */
  readAt: number;
  /** The chapter's number in its book, for visitors, whose places no server has. */
  index?: number;
}

/** This device's own place in a book, and the version of the account's place that it knows. */
export interface KnownProgress {
  /** The known version of the account's place; 0: none. */
  base: number;
  here: ReadingMark | null;
  /** The server does not have `here` yet. */
  waiting: boolean;
}

export const NO_PROGRESS: KnownProgress = { base: 0, here: null, waiting: false };

/** The start position of a reader. */
export interface ReadingStart {
  chapterId: number;
  /** Null: the chapter's beginning. */
  locator: Locator | null;
}

interface OpenResult {
  known: KnownProgress;
  start: ReadingStart;
  /** A place of another device, about which the player has to decide; null: none. */
  ask: ReadingProgress | null;
}

/** Decides where a reader begins, given the account's place (null: none). Pure. */
export function openChapter(
  known: KnownProgress,
  chapterId: number,
  serverProgress: ReadingProgress | null,
  device: string,
): OpenResult {
  const inChapter = (mark: HasPosition | null): ReadingStart => ({
    chapterId,
    locator: mark?.chapterId === chapterId ? mark.locator : null,
  });
  if (!serverProgress || isForgotten(serverProgress) || isKnown(known, serverProgress, device)) {
    const base = serverProgress?.version ?? 0;
    // If the account's place was deleted, this device deletes its copy.
    const here = serverProgress || known.waiting || known.base === 0 ? known.here : null;
    const theirs = serverProgress && !isForgotten(serverProgress) ? markOf(serverProgress) : null;
    const newest = later(here, theirs);
    return {
      known: { base, here: newest, waiting: known.waiting && newest === known.here },
      start: inChapter(newest),
      ask: null,
    };
  }
  // A reader who opens the chapter of the other device continues at its place, unless this chapter has an unsaved place here.
  const unsaved = known.waiting && known.here?.chapterId === chapterId;
  if (serverProgress.chapterId === chapterId && !unsaved)
    return { known: acceptServerProgress(serverProgress), start: inChapter(serverProgress), ask: null };
  return { known, start: inChapter(known.here), ask: serverProgress };
}

/** Merges the account's place, from an answer or a push, while the book is open. */
export function mergeServerProgress(
  known: KnownProgress,
  serverProgress: ReadingProgress,
  device: string,
): { known: KnownProgress; ask: ReadingProgress | null } {
  if (!isNewer(serverProgress.version, known.base)) return { known, ask: null };
  // This device is already at that place, so there is nothing to decide.
  if (
    isForgotten(serverProgress) ||
    serverProgress.deviceId === device ||
    isSamePosition(known.here, serverProgress)
  )
    return { known: { ...known, base: serverProgress.version }, ask: null };
  return { known, ask: serverProgress };
}

/** This device continues at the place of the other one. */
export const acceptServerProgress = (place: ReadingProgress): KnownProgress => ({
  base: place.version,
  here: markOf(place),
  waiting: false,
});

/** This device keeps its place, which becomes the account's place. */
export const keepLocalProgress = (known: KnownProgress, place: ReadingProgress): KnownProgress => ({
  base: place.version,
  here: known.here,
  waiting: known.here !== null,
});

/** True if this device saved the account's place or knows its version. */
function isKnown({ base }: KnownProgress, { version, deviceId }: ReadingProgress, device: string): boolean {
  return version === base || deviceId === device;
}

type HasPosition = Pick<ReadingMark, 'chapterId' | 'locator'>;

/** Exactly the same place, down to the line of a page or the fraction of a second. */
export function isSameMark(one: HasPosition, other: HasPosition): boolean {
  const parts = (place: HasPosition) => Object.entries(place.locator).sort().join();
  return one.chapterId === other.chapterId && parts(one) === parts(other);
}

/** The same page or paragraph, or less than 5 s apart. */
function isSamePosition(here: ReadingMark | null, { chapterId, locator }: ReadingProgress): boolean {
  if (here?.chapterId !== chapterId) return false;
  const mine = here.locator;
  if ('page' in mine) return 'page' in locator && mine.page === locator.page;
  if ('paragraph' in mine) return 'paragraph' in locator && mine.paragraph === locator.paragraph;
  return 'second' in locator && Math.abs(mine.second - locator.second) < 5;
}

/** The chapter was deleted, so nobody can continue there. */
const isForgotten = ({ chapterIndex }: ReadingProgress) => chapterIndex === 0;

const markOf = ({ chapterId, locator, readAt }: ReadingProgress): ReadingMark => ({
  chapterId,
  locator,
  readAt: Date.parse(readAt),
});

function later(here: ReadingMark | null, theirs: ReadingMark | null): ReadingMark | null {
  if (!here || !theirs) return here ?? theirs;
  return here.readAt >= theirs.readAt ? here : theirs;
}
