import type { Locator, ReadingProgress, ReadingRecord, SavedRecord } from '@/api/types';
import { OFFLINE_FALLBACK_MS } from '@/constants';
import type { ReadingMark } from '@/features/reading/progress/mergeProgress';
import { ReadingProgressSync, type ProgressOutbox } from '@/features/reading/progress/progressSync';
import type { StoredProgress } from '@/features/reading/progress/store';
import { Random } from '@test/random';
import { Account, BOOK, isAt, page } from './account';
import { expect } from 'vitest';

/** The reader of a phone, who answers each question. The phone has up to two tabs, which share its storage and its outbox. */
export class Phone {
  online = true;
  stored: StoredProgress = {};
  tabs: Tab[] = [];
  /** The newest place that this phone stored and did not give up for a place of another one. */
  newest: ReadingMark | null = null;
  /** Versions of other devices that this reader has seen: started at, moved to, or declined. */
  readonly agreedTo = new Set<number>();
  private readonly outbox: FakeOutbox;

  constructor(
    readonly name: string,
    readonly account: Account,
    readonly random: Random,
    notify: (by: Phone) => void,
  ) {
    this.outbox = new FakeOutbox(this, () => notify(this));
  }

  /** One of the tabs, or a new one. */
  tab(): Tab {
    const isNew = this.tabs.length === 0 || (this.tabs.length < 2 && this.random.chance(0.2));
    if (!isNew) return this.random.pick(this.tabs);
    const tab = new Tab(this, this.outbox);
    this.tabs.push(tab);
    this.outbox.deliver();
    return tab;
  }

  answer(): void {
    for (const tab of this.tabs) tab.answer();
  }

  hear(version: number): void {
    for (const { places } of this.tabs) void places.serverProgressChanged(BOOK, version);
  }

  comeBack(): void {
    this.online = true;
    this.tab();
    for (const { places } of this.tabs) void places.resume();
    this.outbox.deliver();
  }

  store(changed: StoredProgress): void {
    Object.assign(this.stored, structuredClone(changed));
    const { here, waiting } = changed[BOOK]!;
    if (waiting) this.newest = here;
    else if (here?.readAt !== this.newest?.readAt) this.newest = null;
  }

  time(): Promise<void> {
    const stalled = this.random.chance(0.05) ? 2 * OFFLINE_FALLBACK_MS : 0;
    return new Promise((resolve) => setTimeout(resolve, stalled + this.random.below(800)));
  }
}

/** The outbox of a phone: all tabs see a stored record, and one tab at a time sends it. Answers are lost now and then. */
class FakeOutbox {
  private queued: ReadingRecord | null = null;
  private sender: Tab | null = null;

  constructor(
    private readonly phone: Phone,
    private readonly notify: () => void,
  ) {}

  /** The outbox as one tab sees it. */
  in(tab: Tab): ProgressOutbox {
    let unstored: ReadingRecord | null = null;
    const { random } = this.phone;
    return {
      loaded: () => this.phone.time(),
      queued: () => unstored ?? this.queued ?? undefined,
      submit: (record, closing) => {
        // A page that closes may end before the record is stored.
        if (closing) {
          if (random.chance(0.5)) this.queued = record;
          void this.attempt(tab, record);
          return;
        }
        unstored = record;
        setTimeout(() => {
          if (!tab.alive) return;
          if (unstored === record) unstored = null;
          this.queued = record;
          this.deliver();
        }, random.below(50));
      },
    };
  }

  deliver(): void {
    if (this.sender?.alive || !this.phone.online) return;
    const tab = this.phone.tabs[0];
    if (tab) void this.send(tab);
  }

  private async send(tab: Tab): Promise<void> {
    this.sender = tab;
    while (tab.alive && this.phone.online && this.queued)
      if (!(await this.attempt(tab, this.queued))) await new Promise((done) => setTimeout(done, 1_000));
    if (this.sender === tab) this.sender = null;
  }

  private async attempt(sender: Tab, record: ReadingRecord): Promise<boolean> {
    const { phone } = this;
    const { account, random, online } = phone;
    await phone.time();
    if (!online) return false;
    const before = account.place?.version;
    const saved = account.save(record);
    if (account.place?.version !== before) this.notify();
    await phone.time();
    if (random.chance(0.15) || !sender.alive) return false;
    for (const tab of phone.tabs)
      setTimeout(() => tab.takeAnswer(record, saved, tab === sender), tab === sender ? 0 : random.below(100));
    if (this.queued === record) this.queued = null;
    return true;
  }
}

class Tab {
  alive = true;
  readonly places: ReadingProgressSync;
  /** The account's place in the last answer to this tab. */
  private heard: ReadingProgress | null = null;
  private last: { chapterId: number; locator: Locator } | null = null;

  constructor(
    private readonly phone: Phone,
    outbox: FakeOutbox,
  ) {
    this.places = new ReadingProgressSync({
      device: phone.name,
      now: Date.now,
      read: async () => {
        await phone.time();
        if (!phone.online) throw new TypeError('no network');
        const { place } = phone.account;
        await phone.time();
        if (!this.alive) throw new TypeError('the tab is closed');
        this.hears(place);
        return place;
      },
      load: () => structuredClone(phone.stored),
      store: (changed) => this.alive && phone.store(changed),
      delay: (ms, what) => {
        const timer = setTimeout(() => this.alive && what(), ms);
        return () => clearTimeout(timer);
      },
    });
    this.places.connect(outbox.in(this));
  }

  async open(chapterId: number): Promise<void> {
    const start = await this.places.openBook(BOOK, chapterId);
    if (!this.alive) return;
    this.last = { chapterId: start.chapterId, locator: start.locator ?? page(0) };
    // A reader who starts at the other phone's place agrees to it. While a question is open, nothing is agreed.
    if (!this.places.promptedFor(BOOK)) this.learn(this.heard);
  }

  read(chapterId: number, number: number): void {
    this.last = { chapterId, locator: page(number) };
    this.places.move(BOOK, chapterId, page(number));
  }

  answer(): void {
    const asked = this.places.promptedFor(BOOK);
    if (!asked) return;
    expect(asked.deviceId, 'nobody is asked about themselves').not.toBe(this.phone.name);
    this.phone.agreedTo.add(asked.version);
    if (this.phone.random.chance(0.5)) {
      const start = this.places.accept(BOOK);
      if (start) this.last = { chapterId: start.chapterId, locator: start.locator! };
    } else this.places.stay(BOOK);
  }

  takeAnswer(record: ReadingRecord, saved: SavedRecord, local: boolean): void {
    if (!this.alive) return;
    this.hears(saved.progress ?? null);
    this.places.applyAnswer(record, saved, local);
  }

  /** The tab closes: its calls may still arrive, but nobody gets the answers. */
  close(): void {
    this.places.flush({ closing: true });
    this.crash();
  }

  /** The tab ends without a last save. */
  crash(): void {
    this.alive = false;
    this.phone.tabs = this.phone.tabs.filter((tab) => tab !== this);
  }

  private hears(place: ReadingProgress | null): void {
    this.heard = place;
    this.learn(place);
  }

  /** The other phone's place is where this one is, so there is no question. */
  private learn(place: ReadingProgress | null): void {
    const places = [this.last, this.phone.stored[BOOK]?.here];
    if (place && place.deviceId !== this.phone.name && places.some((here) => here && isAt(here, place)))
      this.phone.agreedTo.add(place.version);
  }
}
