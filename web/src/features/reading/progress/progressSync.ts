import type { Locator, ReadingProgress, ReadingRecord, SavedRecord } from '@/api/types';
import { OFFLINE_FALLBACK_MS } from '@/constants';
import { isNewer } from '@/realtime/versioning';
import {
  acceptServerProgress,
  isSameMark,
  keepLocalProgress,
  mergeServerProgress,
  NO_PROGRESS,
  openChapter,
  type KnownProgress,
  type ReadingMark,
  type ReadingStart,
} from './mergeProgress';
import type { StoredProgress } from './store';

/** Clock, timers, storage and calls. Tests pass their own. */
export interface ProgressEnvironment {
  device: string;
  now: () => number;
  /** Reads the account's place in a book; null: it has none. Rejects without an answer. */
  read: (book: number) => Promise<ReadingProgress | null>;
  load: () => StoredProgress;
  store: (changed: StoredProgress) => void;
  /** Calls `what` once after `ms`. The returned function cancels it. */
  delay: (ms: number, what: () => void) => () => void;
}

/** The durable outbox, which sends the records. All tabs of this device share it. */
export interface ProgressOutbox {
  /** Resolves when the stored records are known. */
  loaded: () => Promise<void>;
  /** The unanswered record of a book. */
  queued: (book: number) => ReadingRecord | undefined;
  /** Sends a record instead of the unanswered one of its book. `closing`: in the same task, because the page closes. */
  submit: (record: ReadingRecord, closing: boolean) => void;
}

/** Moves are collected for this time and saved as one. */
export const SUBMIT_MS = 3_000;
/** Maximum age of the stored place while the reader moves. After a crash, later moves are lost. */
export const STORE_MS = 250;

/**
 * The reading positions of one player on this device.
 *
 * - Local storage holds the newest place of each book until the server has it. The outbox gets the newest place every few seconds.
 * - A place that another device saved meanwhile is never overwritten: the player decides first. Until then, nothing of the book is sent.
 * - The tabs of this device share its places: each tab takes over the stored ones before an answer or a decision changes them.
 */
export class ReadingProgressSync {
  private readonly books = new Map<number, KnownProgress>();
  private readonly prompts = new Map<number, ReadingProgress>();
  private readonly unstored = new Set<number>();
  private readonly listeners = new Set<() => void>();
  private readonly openBooks = new Set<number>();
  private cancelSubmit: (() => void) | null = null;
  private storesLater = false;
  private outbox: ProgressOutbox | null = null;
  private onSaved: ((progress: ReadingProgress) => void) | null = null;

  constructor(private readonly environment: ProgressEnvironment) {
    this.adoptStored();
  }

  /** Sends the places of a player from now on. Without it, only this device stores them. */
  connect(outbox: ProgressOutbox): void {
    this.outbox = outbox;
    // The last page may have crashed before the outbox got its newest places.
    void outbox.loaded().then(() => this.flush());
  }

  /** Returns where to begin in this chapter. Without an answer of the server, this device's own place decides. */
  async openBook(book: number, chapterId: number): Promise<ReadingStart> {
    this.openBooks.add(book);
    const answer = this.readServerProgress(book);
    const serverProgress = await this.withTimeout(answer);
    const before = this.known(book);
    if (serverProgress === undefined) {
      void answer.then((late) => late && this.openBooks.has(book) && this.mergeServer(book, late));
      const { here } = before;
      return { chapterId, locator: here?.chapterId === chapterId ? here.locator : null };
    }
    const { known, start, ask } = openChapter(before, chapterId, serverProgress, this.environment.device);
    this.set(book, known);
    this.storeChanges();
    this.promptUser(book, ask);
    return start;
  }

  /** The reader left the book. */
  closeBook(book: number): void {
    this.openBooks.delete(book);
    this.flush();
  }

  /** The reader moved. `index`: the chapter's number in its book, if it is known. */
  move(book: number, chapterId: number, locator: Locator, index?: number): void {
    const known = this.known(book);
    const now = this.environment.now();
    // A repeat within seconds is no move. A return to the same place later is one.
    if (known.here && isSameMark(known.here, { chapterId, locator }) && now - known.here.readAt < SUBMIT_MS)
      return;
    // The clock may go back, but a later move must get a later time.
    const readAt = Math.max(now, (known.here?.readAt ?? 0) + 1);
    this.set(book, { ...known, here: { chapterId, locator, readAt, index }, waiting: true });
    this.storeSoon();
    this.submitSoon();
  }

  /** The place of another device, while the player has not decided about it. */
  promptedFor = (book: number): ReadingProgress | null => this.prompts.get(book) ?? null;

  /** The player continues at the place of the other device. */
  accept(book: number): ReadingStart | null {
    this.adoptStored();
    const place = this.prompts.get(book);
    if (!place) return null;
    this.set(book, acceptServerProgress(place));
    this.promptUser(book, null);
    this.storeChanges();
    return { chapterId: place.chapterId, locator: place.locator };
  }

  /** The player stays here. This place becomes the account's place, and the other device gets it. */
  stay(book: number): void {
    this.adoptStored();
    const place = this.prompts.get(book);
    if (!place) return;
    this.set(book, keepLocalProgress(this.known(book), place));
    this.promptUser(book, null);
    this.flush();
  }

  /** Another device saved a place. If the book is open here, its place is read. */
  async serverProgressChanged(book: number, version: number): Promise<void> {
    if (!this.openBooks.has(book) || !isNewer(version, this.known(book).base)) return;
    const serverProgress = await this.environment.read(book).catch(() => null);
    if (serverProgress) this.mergeServer(book, serverProgress);
  }

  /** After a reconnect: submits unsaved places, and reads the places of open books. */
  async resume(): Promise<void> {
    this.flush();
    await Promise.all([...this.openBooks].map((book) => this.serverProgressChanged(book, Infinity)));
  }

  /** Stores all places and submits the unsaved ones. */
  flush({ closing = false } = {}): void {
    this.cancelSubmit?.();
    this.cancelSubmit = null;
    this.storeChanges();
    this.adoptStored();
    const { outbox } = this;
    if (!outbox) return;
    for (const record of this.unsaved())
      if (closing || !isCovered(record, outbox.queued(record.bookId))) outbox.submit(record, closing);
  }

  /** Applies the answer to a record. `local`: this tab sent it. */
  applyAnswer(record: ReadingRecord, { accepted, progress }: SavedRecord, local: boolean): void {
    const { bookId: book } = record;
    this.adoptStored();
    // A later place of another tab of this device stays.
    if (accepted || !progress || progress.deviceId === this.environment.device) this.markSaved(record);
    // Each open reader asks, and the sender remembers the question. Further tabs ask when they open the book.
    if (progress && (accepted || local || this.openBooks.has(book))) this.mergeServer(book, progress);
    this.storeChanges();
    if (accepted && progress) this.onSaved?.(progress);
    // The reader moved on meanwhile, or the place is saved on top of the other device's one.
    const next = this.unsavedOf(book);
    if (next && !isSameRecord(next, record)) this.submitSoon();
  }

  /** The server refuses the record, and would refuse it again. */
  applyRefusal(record: ReadingRecord): void {
    this.adoptStored();
    this.markSaved(record);
    this.storeChanges();
  }

  /** Calls `onSaved` with each place that the server accepted from this device. */
  setSavedListener(onSaved: (progress: ReadingProgress) => void): void {
    this.onSaved = onSaved;
  }

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  /** Reads the account's place. Undefined: no answer. Reads again if the known version or the prompt changed during the call. */
  private async readServerProgress(book: number): Promise<ReadingProgress | null | undefined> {
    for (;;) {
      const { base } = this.known(book);
      const asked = this.promptedFor(book);
      const place = await this.environment.read(book).catch(() => undefined);
      this.adoptStored();
      const isCurrent = base === this.known(book).base && asked === this.promptedFor(book);
      if (place === undefined || isCurrent) return place;
    }
  }

  /** The answer, or undefined after `OFFLINE_FALLBACK_MS`. */
  private withTimeout<T>(answer: Promise<T>): Promise<T | undefined> {
    return new Promise((done) => {
      const cancelScheduled = this.environment.delay(OFFLINE_FALLBACK_MS, () => done(undefined));
      void answer.then(done).finally(cancelScheduled);
    });
  }

  /** Merges the account's place. The player decides about a place of another device. */
  private mergeServer(book: number, serverProgress: ReadingProgress): void {
    this.adoptStored();
    const asked = this.promptedFor(book);
    if (asked && isNewer(asked.version, serverProgress.version)) return;
    // The same version may come again after its chapter was deleted.
    const { known, ask } = mergeServerProgress(this.known(book), serverProgress, this.environment.device);
    this.set(book, known);
    this.storeChanges();
    if (!ask && !asked) return;
    // Another tab answered, or nothing is left to decide.
    this.promptUser(book, ask);
    if (!ask && known.waiting) this.submitSoon();
  }

  /** The place of this record needs no further save. */
  private markSaved(record: ReadingRecord): void {
    const book = record.bookId;
    const known = this.known(book);
    if (known.here && isSamePlace(this.record(book, known, known.here), record))
      this.set(book, { ...known, waiting: false });
  }

  private unsaved(): ReadingRecord[] {
    return [...this.books.keys()].flatMap((book) => this.unsavedOf(book) ?? []);
  }

  /** The record of the book's unsaved place. Null: nothing is to be sent. */
  private unsavedOf(book: number): ReadingRecord | null {
    const known = this.known(book);
    return known.waiting && known.here && !this.prompts.has(book)
      ? this.record(book, known, known.here)
      : null;
  }

  private record(book: number, { base }: KnownProgress, mark: ReadingMark): ReadingRecord {
    return {
      bookId: book,
      chapterId: mark.chapterId,
      locator: mark.locator,
      device: this.environment.device,
      base,
      readAt: new Date(mark.readAt).toISOString(),
    };
  }

  private known(book: number): KnownProgress {
    return this.books.get(book) ?? NO_PROGRESS;
  }

  private set(book: number, known: KnownProgress): void {
    if (known === this.books.get(book)) return;
    this.books.set(book, known);
    this.unstored.add(book);
  }

  private promptUser(book: number, place: ReadingProgress | null): void {
    if (place === this.promptedFor(book)) return;
    if (place) this.prompts.set(book, place);
    else this.prompts.delete(book);
    for (const changed of this.listeners) changed();
  }

  /** Takes over the places and decisions of other tabs, except for books that moved in this tab since the last store. */
  private adoptStored(): void {
    for (const [key, known] of Object.entries(this.environment.load())) {
      const book = Number(key);
      if (this.unstored.has(book)) continue;
      this.books.set(book, known);
      const asked = this.promptedFor(book);
      if (asked && !isNewer(asked.version, known.base)) this.promptUser(book, null);
    }
  }

  private storeChanges(): void {
    if (this.unstored.size === 0) return;
    this.environment.store(Object.fromEntries([...this.unstored].map((book) => [book, this.known(book)])));
    this.unstored.clear();
  }

  /** Stores the first of many moves at once, and the following ones together. */
  private storeSoon(): void {
    if (this.storesLater || this.unstored.size === 0) return;
    this.storeChanges();
    this.storesLater = true;
    this.environment.delay(STORE_MS, () => {
      this.storesLater = false;
      this.storeSoon();
    });
  }

  /** Submits the moves of the next seconds together. */
  private submitSoon(): void {
    this.cancelSubmit ??= this.environment.delay(SUBMIT_MS, () => this.flush());
  }
}

const isSamePlace = (one: ReadingRecord, other: ReadingRecord) =>
  one.readAt === other.readAt && isSameMark(one, other);

const isSameRecord = (one: ReadingRecord, other: ReadingRecord) =>
  one.base === other.base && isSamePlace(one, other);

/** True if the queued record is the same, or of a later place, which another tab may have submitted. */
const isCovered = (record: ReadingRecord, queued: ReadingRecord | undefined) =>
  queued !== undefined && (queued.readAt > record.readAt || isSameRecord(queued, record));
