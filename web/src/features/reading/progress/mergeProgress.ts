import type { Locator, ReadingProgress } from '@/api/types';
import { isNewer } from '@/realtime/versioning';

/** Where this device reads in a book. */
export interface ReadingMark {
  chapterId: number;
  locator: Locator;
  /** By this device's clock, ms; of two marks the later one is newer. */
  readAt: number;
  /** The chapter's number in its book, for those whose place no server knows. */
  index?: number;
}

/** What this device knows of a book. */
export interface KnownProgress {
  /** The version of the account's place that it goes by; 0: none. */
  base: number;
  here: ReadingMark | null;
  /** The account's place is not there yet. */
  waiting: boolean;
}

export const NO_PROGRESS: KnownProgress = { base: 0, here: null, waiting: false };

/** Where a reader begins. */
export interface ReadingStart {
  chapterId: number;
  /** Null: at the chapter's beginning. */
  locator: Locator | null;
}

interface OpenResult {
  known: KnownProgress;
  start: ReadingStart;
  /** A place of another device, which nobody here has decided about; null: none. */
  ask: ReadingProgress | null;
}

/** A chapter is opened, and this is the account's place (null: none). Pure. */
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
    // What the account has forgotten, this device forgets.
    const here = serverProgress || known.waiting || known.base === 0 ? known.here : null;
    const theirs = serverProgress && !isForgotten(serverProgress) ? markOf(serverProgress) : null;
    const newest = later(here, theirs);
    return {
      known: { base, here: newest, waiting: known.waiting && newest === known.here },
      start: inChapter(newest),
      ask: null,
    };
  }
  // Whoever goes where the other device is, goes on there; unless there is something unsaved of this very chapter.
  const unsaved = known.waiting && known.here?.chapterId === chapterId;
  if (serverProgress.chapterId === chapterId && !unsaved)
    return { known: acceptServerProgress(serverProgress), start: inChapter(serverProgress), ask: null };
  return { known, start: inChapter(known.here), ask: serverProgress };
}

/** The account's place, as an answer or a push tells it, while the book is read. */
export function mergeServerProgress(
  known: KnownProgress,
  serverProgress: ReadingProgress,
  device: string,
): { known: KnownProgress; ask: ReadingProgress | null } {
  if (!isNewer(serverProgress.version, known.base)) return { known, ask: null };
  // Where it is said of a place that one is there already, nothing is to be decided.
  if (
    isForgotten(serverProgress) ||
    serverProgress.deviceId === device ||
    isSamePosition(known.here, serverProgress)
  )
    return { known: { ...known, base: serverProgress.version }, ask: null };
  return { known, ask: serverProgress };
}

/** This device goes on where the other one was. */
export const acceptServerProgress = (place: ReadingProgress): KnownProgress => ({
  base: place.version,
  here: markOf(place),
  waiting: false,
});

/** This device stays where it is: that is the account's place from now on. */
export const keepLocalProgress = (known: KnownProgress, place: ReadingProgress): KnownProgress => ({
  base: place.version,
  here: known.here,
  waiting: known.here !== null,
});

/** Another place stands that this device made or has heard of. */
function isKnown({ base }: KnownProgress, { version, deviceId }: ReadingProgress, device: string): boolean {
  return version === base || deviceId === device;
}

type HasPosition = Pick<ReadingMark, 'chapterId' | 'locator'>;

/** The very same place, to the line of a page and the part of a second. */
export function isSameMark(one: HasPosition, other: HasPosition): boolean {
  const parts = (place: HasPosition) => Object.entries(place.locator).sort().join();
  return one.chapterId === other.chapterId && parts(one) === parts(other);
}

/** The same page, paragraph or few seconds. */
function isSamePosition(here: ReadingMark | null, { chapterId, locator }: ReadingProgress): boolean {
  if (here?.chapterId !== chapterId) return false;
  const mine = here.locator;
  if ('page' in mine) return 'page' in locator && mine.page === locator.page;
  if ('paragraph' in mine) return 'paragraph' in locator && mine.paragraph === locator.paragraph;
  return 'second' in locator && Math.abs(mine.second - locator.second) < 5;
}

/** Its chapter is gone: nobody can go on there. */
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
