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

/** Outcome of an attempt to save: the answers in order; all records refused for good; or a retry after `retryIn` ms (null: after the usual backoff). */
export type SaveOutcome = { saved: SavedRecord[] } | 'refused' | { retryIn: number | null };

/** Clock, timers, storage and calls. Tests pass their own. */
export interface ProgressEnvironment {
  device: string;
  now: () => number;
  /** Reads the account's place in a book; null: it has none. Rejects without an answer. */
  read: (book: number) => Promise<ReadingProgress | null>;
  /** Null: nobody is signed in, so only this device stores the place. */
  save: ((records: ReadingRecord[], closing: boolean) => Promise<SaveOutcome>) | null;
  load: () => StoredProgress;
  store: (changed: StoredProgress) => void;
  /** Calls `what` once after `ms`. The returned function cancels it. */
  delay: (ms: number, what: () => void) => () => void;
  /** Milliseconds to wait after this number of failures. */
  backoff: (failures: number) => number;
}

/** Moves are collected for this time and saved as one. */
export const SAVE_MS = 3_000;
/** Maximum delay of local storage behind the reader. A page that crashes stores nothing more. */
export const STORE_MS = 250;
/** Maximum number of records in one call. */
const MAX_RECORDS = 50;

/**
 * Saves the reading places of one player on this device.
 *
 * - Moves of a few seconds are saved as one; only the newest place of a book is sent. It is stored until the server has it.
 * - A place that another device saved meanwhile is never overwritten: the player decides first.
 */
export class ReadingProgressSync {
  private readonly books = new Map<number, KnownProgress>();
  private readonly prompts = new Map<number, ReadingProgress>();
  private readonly unstored = new Set<number>();
  private readonly listeners = new Set<() => void>();
  private cancelScheduled: (() => void) | null = null;
  private storesLater = false;
  private readonly openBooks = new Set<number>();
  private saving = 0;
  /** Records in the next call. */
  private batchSize = MAX_RECORDS;
  private failures = 0;

  private onSaved: ((progress: ReadingProgress) => void) | null = null;

  constructor(private readonly environment: ProgressEnvironment) {
    for (const [book, known] of Object.entries(environment.load())) this.books.set(Number(book), known);
    if (this.unsaved().length > 0) this.schedule(0);
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
    this.promptUser(book, ask);
    return start;
  }

  /** The reader left the book. */
  closeBook(book: number): void {
    this.openBooks.delete(book);
    void this.flush();
  }

  /** The reader moved. `index`: the chapter's number in its book, if it is known. */
  move(book: number, chapterId: number, locator: Locator, index?: number): void {
    const known = this.known(book);
    const now = this.environment.now();
    // A repeat within seconds is no move. A return to the same place later is one.
    if (known.here && isSameMark(known.here, { chapterId, locator }) && now - known.here.readAt < SAVE_MS)
      return;
    // The clock may go back, but a later move must get a later time.
    const readAt = Math.max(now, (known.here?.readAt ?? 0) + 1);
    this.set(book, { ...known, here: { chapterId, locator, readAt, index }, waiting: true });
    this.storeSoon();
    this.schedule(SAVE_MS);
  }

  /** The place of another device, while the player has not decided about it. */
  promptedFor = (book: number): ReadingProgress | null => this.prompts.get(book) ?? null;

  /** The player continues at the place of the other device. */
  accept(book: number): ReadingStart | null {
    const place = this.prompts.get(book);
    if (!place) return null;
    this.set(book, acceptServerProgress(place));
    this.promptUser(book, null);
    this.storeChanges();
    return { chapterId: place.chapterId, locator: place.locator };
  }

  /** The player stays here. This place becomes the account's place, and the other device gets it. */
  stay(book: number): void {
    const place = this.prompts.get(book);
    if (!place) return;
    this.set(book, keepLocalProgress(this.known(book), place));
    this.promptUser(book, null);
    void this.flush();
  }

  /** Another device saved a place. If the book is open here, its place is read. */
  async serverProgressChanged(book: number, version: number): Promise<void> {
    if (!this.openBooks.has(book) || !isNewer(version, this.known(book).base)) return;
    const serverProgress = await this.environment.read(book).catch(() => null);
    if (serverProgress) this.mergeServer(book, serverProgress);
  }

  /** After a reconnect: saves unsaved places, and reads the places of open books. */
  async resume(): Promise<void> {
    await this.flush();
    await Promise.all([...this.openBooks].map((book) => this.serverProgressChanged(book, Infinity)));
  }

  /** Saves unsaved places. Resolves after the answer, or when no call can be made now. */
  async flush({ closing = false } = {}): Promise<void> {
    this.cancelScheduled?.();
    this.cancelScheduled = null;
    this.storeChanges();
    const { save } = this.environment;
    // A page that closes cannot wait for the answer to an earlier call.
    if (!save || (this.saving > 0 && !closing)) return;
    const sent = this.unsaved().slice(0, this.batchSize);
    if (sent.length === 0) return;
    const records = sent.map(this.record);
    this.saving += 1;
    const outcome = await save(records, closing).finally(() => (this.saving -= 1));
    this.applyOutcome(sent, outcome);
    this.storeChanges();
    const wait = typeof outcome === 'object' && 'retryIn' in outcome;
    this.failures = wait ? this.failures + 1 : 0;
    if (this.unsaved().length > 0)
      this.schedule(wait ? (outcome.retryIn ?? this.environment.backoff(this.failures)) : SAVE_MS);
    else this.batchSize = MAX_RECORDS;
  }

  /** Calls `onSaved` with each place that the server accepted from this device. */
  notifySaved(onSaved: (progress: ReadingProgress) => void): void {
    this.onSaved = onSaved;
  }

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  /** Saves an unsaved place of the book, then reads the account's place. Undefined: no answer. */
  private async readServerProgress(book: number): Promise<ReadingProgress | null | undefined> {
    if (this.known(book).waiting) await this.flush();
    return this.environment.read(book).catch(() => undefined);
  }

  /** The answer, or undefined after `OFFLINE_FALLBACK_MS`. */
  private withTimeout<T>(answer: Promise<T>): Promise<T | undefined> {
    return new Promise((done) => {
      const cancelScheduled = this.environment.delay(OFFLINE_FALLBACK_MS, () => done(undefined));
      void answer.then(done).finally(cancelScheduled);
    });
  }

  private applyOutcome(sent: readonly Unsaved[], outcome: SaveOutcome): void {
    if (outcome === 'refused' && sent.length > 1) {
      // One record may be invalid, so each is sent alone.
      this.batchSize = 1;
    } else if (outcome === 'refused') {
      // The record is invalid. Another attempt would be refused, too.
      for (const { book, mark } of sent) this.markSaved(book, mark);
    } else if ('saved' in outcome) {
      sent.forEach(({ book, mark }, index) => {
        const answer = outcome.saved[index];
        if (!answer) return;
        const { accepted, progress } = answer;
        // A later place of another tab of this device stays.
        if (accepted || progress?.deviceId === this.environment.device || !progress)
          this.markSaved(book, mark);
        if (accepted && progress) {
          this.set(book, { ...this.known(book), base: progress.version });
          this.onSaved?.(progress);
        } else if (progress) this.mergeServer(book, progress);
      });
    }
  }

  /** Merges the account's place. The player decides about a place of another device. */
  private mergeServer(book: number, serverProgress: ReadingProgress): void {
    const asked = this.promptedFor(book);
    if (asked && isNewer(asked.version, serverProgress.version)) return;
    // The same version may come again after its chapter was deleted.
    const { known, ask } = mergeServerProgress(this.known(book), serverProgress, this.environment.device);
    this.set(book, known);
    if (!ask && !asked) return;
    // Another tab answered, or nothing is left to decide.
    this.promptUser(book, ask);
    if (!ask && known.waiting) this.schedule(SAVE_MS);
  }

  /** The mark needs no further save. */
  private markSaved(book: number, mark: ReadingMark): void {
    const known = this.known(book);
    if (known.here === mark) this.set(book, { ...known, waiting: false });
  }

  private unsaved(): Unsaved[] {
    return [...this.books].flatMap(([book, { here, waiting, base }]) =>
      waiting && here && !this.prompts.has(book) ? [{ book, base, mark: here }] : [],
    );
  }

  private record = ({ book, base, mark }: Unsaved): ReadingRecord => ({
    bookId: book,
    chapterId: mark.chapterId,
    locator: mark.locator,
    device: this.environment.device,
    base,
    readAt: new Date(mark.readAt).toISOString(),
  });

  private known(book: number): KnownProgress {
    return this.books.get(book) ?? NO_PROGRESS;
  }

  private set(book: number, known: KnownProgress): void {
    if (known === this.books.get(book)) return;
    this.books.set(book, known);
    this.unstored.add(book);
  }

  private promptUser(book: number, place: ReadingProgress | null): void {
    if (place) this.prompts.set(book, place);
    else this.prompts.delete(book);
    for (const changed of this.listeners) changed();
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

  private schedule(ms: number): void {
    this.cancelScheduled ??= this.environment.delay(ms, () => void this.flush());
  }
}

interface Unsaved {
  book: number;
  base: number;
  mark: ReadingMark;
}
