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

/** What became of a try to save: the answers, in order; that all were refused for good; or how long to wait, ms (null: as usual). */
export type SaveOutcome = { saved: SavedRecord[] } | 'refused' | { retryIn: number | null };

/** The world around, which tests make themselves. */
export interface ProgressEnvironment {
  device: string;
  now: () => number;
  /** Where the account has read to in a book; null: nowhere. Rejects where nobody answers. */
  read: (book: number) => Promise<ReadingProgress | null>;
  /** Null: nobody is signed in, and this device alone remembers. */
  save: ((records: ReadingRecord[], closing: boolean) => Promise<SaveOutcome>) | null;
  load: () => StoredProgress;
  store: (changed: StoredProgress) => void;
  /** Does this once so many ms later; the answer calls it off. */
  delay: (ms: number, what: () => void) => () => void;
  /** How long to wait after so many failures. */
  backoff: (failures: number) => number;
}

/** So long what is read is gathered before it is saved. */
export const SAVE_MS = 3_000;
/** The device's own storage is behind the reader for so long at most: a page that crashes says nothing. */
export const STORE_MS = 250;
/** As many as one call takes. */
const MAX_RECORDS = 50;

/**
 * Where a player reads on this device: told here as they read, saved a few seconds later as one, newest only, and kept until the
 * server has it. A place that another device has meanwhile made is never overwritten: it is asked about first.
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
  /** So many records a call. */
  private batchSize = MAX_RECORDS;
  private failures = 0;

  private onSaved: ((progress: ReadingProgress) => void) | null = null;

  constructor(private readonly environment: ProgressEnvironment) {
    for (const [book, known] of Object.entries(environment.load())) this.books.set(Number(book), known);
    if (this.unsaved().length > 0) this.schedule(0);
  }

  /** Learns where to begin in this chapter; without network, from what this device knows. */
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

  /** The book is read here no more. */
  closeBook(book: number): void {
    this.openBooks.delete(book);
    void this.flush();
  }

  /** This is where the reader is: in the chapter of this number, where that is known. */
  move(book: number, chapterId: number, locator: Locator, index?: number): void {
    const known = this.known(book);
    const now = this.environment.now();
    // Said twice. Who comes back to where they were, has read again.
    if (known.here && isSameMark(known.here, { chapterId, locator }) && now - known.here.readAt < SAVE_MS)
      return;
    // A clock may go back; a reader who moves is later all the same.
    const readAt = Math.max(now, (known.here?.readAt ?? 0) + 1);
    this.set(book, { ...known, here: { chapterId, locator, readAt, index }, waiting: true });
    this.storeSoon();
    this.schedule(SAVE_MS);
  }

  /** What is asked about this book: the place of another device. */
  promptedFor = (book: number): ReadingProgress | null => this.prompts.get(book) ?? null;

  /** Goes on where the other device was. */
  accept(book: number): ReadingStart | null {
    const place = this.prompts.get(book);
    if (!place) return null;
    this.set(book, acceptServerProgress(place));
    this.promptUser(book, null);
    this.storeChanges();
    return { chapterId: place.chapterId, locator: place.locator };
  }

  /** Stays here, which the other device is going to hear of. */
  stay(book: number): void {
    const place = this.prompts.get(book);
    if (!place) return;
    this.set(book, keepLocalProgress(this.known(book), place));
    this.promptUser(book, null);
    void this.flush();
  }

  /** Another device has moved. In a book that is open here: how far, is read. */
  async serverProgressChanged(book: number, version: number): Promise<void> {
    if (!this.openBooks.has(book) || !isNewer(version, this.known(book).base)) return;
    const serverProgress = await this.environment.read(book).catch(() => null);
    if (serverProgress) this.mergeServer(book, serverProgress);
  }

  /** The line is back: what waits is saved, and what was missed is read. */
  async resume(): Promise<void> {
    await this.flush();
    await Promise.all([...this.openBooks].map((book) => this.serverProgressChanged(book, Infinity)));
  }

  /** Saves what waits; done when there is an answer, or none is to be had. */
  async flush({ closing = false } = {}): Promise<void> {
    this.cancelScheduled?.();
    this.cancelScheduled = null;
    this.storeChanges();
    const { save } = this.environment;
    // A page that closes cannot wait for what is under way.
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

  /** Who is told from now on where the account reads, once the server has it from here. */
  notifySaved(onSaved: (progress: ReadingProgress) => void): void {
    this.onSaved = onSaved;
  }

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  /** The account's place, what waits here saved before; undefined: nobody answers. */
  private async readServerProgress(book: number): Promise<ReadingProgress | null | undefined> {
    if (this.known(book).waiting) await this.flush();
    return this.environment.read(book).catch(() => undefined);
  }

  /** An answer, if it comes soon. */
  private withTimeout<T>(answer: Promise<T>): Promise<T | undefined> {
    return new Promise((done) => {
      const cancelScheduled = this.environment.delay(OFFLINE_FALLBACK_MS, () => done(undefined));
      void answer.then(done).finally(cancelScheduled);
    });
  }

  private applyOutcome(sent: readonly Unsaved[], outcome: SaveOutcome): void {
    if (outcome === 'refused' && sent.length > 1) {
      // One of them may be unfit: each is sent by itself.
      this.batchSize = 1;
    } else if (outcome === 'refused') {
      // Nothing that was sent is fit to be saved: sending it again would end alike.
      for (const { book, mark } of sent) this.markSaved(book, mark);
    } else if ('saved' in outcome) {
      sent.forEach(({ book, mark }, index) => {
        const answer = outcome.saved[index];
        if (!answer) return;
        const { accepted, progress } = answer;
        // What another tab of this device read later stands as it is.
        if (accepted || progress?.deviceId === this.environment.device || !progress)
          this.markSaved(book, mark);
        if (accepted && progress) {
          this.set(book, { ...this.known(book), base: progress.version });
          this.onSaved?.(progress);
        } else if (progress) this.mergeServer(book, progress);
      });
    }
  }

  /** Another place stands: asked about where it is another device's. */
  private mergeServer(book: number, serverProgress: ReadingProgress): void {
    const asked = this.promptedFor(book);
    if (asked && isNewer(asked.version, serverProgress.version)) return;
    // The same version with its chapter gone is another answer.
    const { known, ask } = mergeServerProgress(this.known(book), serverProgress, this.environment.device);
    this.set(book, known);
    if (!ask && !asked) return;
    // Answered in another tab, or there is nothing to decide any more.
    this.promptUser(book, ask);
    if (!ask && known.waiting) this.schedule(SAVE_MS);
  }

  /** This mark needs not be sent any more. */
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

  /** Keeps the first of many moves at once, and the others together. */
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
