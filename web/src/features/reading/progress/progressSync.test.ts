import type { Locator, ReadingProgress, ReadingRecord, SavedRecord } from '@/api/types';
import { OFFLINE_FALLBACK_MS } from '@/constants';
import { Random, seeds } from '@test/random';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ReadingMark } from './mergeProgress';
import {
  ReadingProgressSync,
  SUBMIT_MS,
  STORE_MS,
  type ProgressEnvironment,
  type ProgressOutbox,
} from './progressSync';
import { loadProgress, type StoredProgress } from './store';

const BOOK = 7;
const CHAPTERS = 5;

/** The server's rule for one account: it accepts a place if the device knows the current version, or saved the current place itself and earlier. */
class Account {
  place: ReadingProgress | null = null;
  /** Every accepted place, with the place before it. */
  readonly moves: { from: ReadingProgress | null; to: ReadingProgress }[] = [];
  private version = 0;

  save({ bookId, chapterId, locator, device, base, readAt }: ReadingRecord): SavedRecord {
    const { place } = this;
    const own = place?.deviceId === device;
    const older = place !== null && Date.parse(place.readAt) < Date.parse(readAt);
    if (own && place.readAt === readAt && same(place, { chapterId, locator }))
      return { bookId, accepted: true, progress: place };
    if (place && base !== place.version && !(own && older))
      return { bookId, accepted: false, progress: place };
    this.version += 1;
    const to: ReadingProgress = {
      ...{ bookId, chapterId, locator, readAt, version: this.version },
      ...{ device, deviceId: device, chapterIndex: chapterId, chapterTitle: `第${chapterId}话` },
    };
    this.moves.push({ from: place, to });
    this.place = to;
    return { bookId, accepted: true, progress: to };
  }
}

const same = (one: { chapterId: number; locator: Locator }, other: { chapterId: number; locator: Locator }) =>
  one.chapterId === other.chapterId && JSON.stringify(one.locator) === JSON.stringify(other.locator);

const isAt = (one: { chapterId: number; locator: Locator }, other: ReadingProgress) =>
  one.chapterId === other.chapterId &&
  'page' in one.locator &&
  'page' in other.locator &&
  one.locator.page === other.locator.page;

const page = (number: number): Locator => ({ page: number, offset: 0 });

/** The reader of a phone, who answers each question. The phone has up to two tabs, which share its storage and its outbox. */
class Phone {
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
    told: (by: Phone) => void,
  ) {
    this.outbox = new FakeOutbox(this, () => told(this));
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
    private readonly told: () => void,
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
    if (account.place?.version !== before) this.told();
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

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it.each(seeds(100))(
  'two phones, tabs that crash and a bad line: nothing is lost, nothing moves unasked (SEED=%i)',
  async (seed) => {
    onTestFinished(({ task }) => {
      if (task.result?.state === 'fail') console.info(`repeat with SEED=${seed}`);
    });
    const random = new Random(seed);
    const account = new Account();
    const phones: Phone[] = [];
    const told = (by: Phone) => {
      const version = account.place!.version;
      for (const phone of phones)
        if (phone !== by && phone.online && random.chance(0.8))
          setTimeout(() => phone.hear(version), random.below(2_000));
    };
    phones.push(new Phone('甲', account, random, told), new Phone('乙', account, random, told));

    for (let step = 0; step < 40; step += 1) {
      const phone = random.pick(phones);
      const chapter = 1 + random.below(CHAPTERS);
      const choice = random.below(11);
      if (choice < 2) void phone.tab().open(chapter);
      else if (choice < 6) phone.tab().read(chapter, random.below(30));
      else if (choice < 7) phone.answer();
      else if (choice < 8) phone.tab().close();
      else if (choice < 9) phone.tab().crash();
      else if (choice < 10) phone.online = false;
      else phone.comeBack();
      await vi.advanceTimersByTimeAsync(random.below(5_000));
    }

    // All phones are online again and answer their questions.
    for (let round = 0; round < 12; round += 1) {
      for (const phone of phones) phone.comeBack();
      await vi.advanceTimersByTimeAsync(20_000);
      for (const phone of phones) phone.answer();
      await vi.advanceTimersByTimeAsync(20_000);
    }

    for (const { from, to } of account.moves) {
      if (!from || from.deviceId === to.deviceId) continue;
      const phone = phones.find(({ name }) => name === to.deviceId)!;
      expect(phone.agreedTo, `${to.device} overwrote version ${from.version} unasked`).toContain(
        from.version,
      );
    }
    for (const { name, tabs, stored, newest } of phones) {
      const known = stored[BOOK];
      const isAsked = tabs.some(({ places }) => places.promptedFor(BOOK));
      // A place is still unsaved only while its question is open.
      if (known?.waiting) expect(isAsked, `${name} is asked about its unsaved place`).toBe(true);
      else if (known?.here && account.place?.deviceId === name)
        expect(same(account.place, known.here), `${name} is where the account is`).toBe(true);
      if (!newest || isAsked) continue;
      const arrived = account.moves.filter(({ to }) => to.deviceId === name).map(({ to }) => to.readAt);
      expect(arrived, `the newest place of ${name} arrived`).toContain(new Date(newest.readAt).toISOString());
    }
  },
);

/** A reader whose outbox sends at once. */
function reader(
  account: Account,
  {
    stored = {},
    answer = (record) => account.save(record),
    read = () => Promise.resolve(account.place),
    queued = () => undefined,
  }: {
    stored?: StoredProgress;
    /** Null: the record is refused. Undefined: no answer comes. */
    answer?: (record: ReadingRecord) => SavedRecord | null | undefined;
    read?: ProgressEnvironment['read'];
    queued?: ProgressOutbox['queued'];
  } = {},
) {
  const sent: ReadingRecord[] = [];
  const store = vi.fn((changed: StoredProgress) => void Object.assign(stored, structuredClone(changed)));
  const places = new ReadingProgressSync({
    device: '甲',
    now: Date.now,
    read,
    load: () => structuredClone(stored),
    store,
    delay: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
  });
  places.connect({
    loaded: () => Promise.resolve(),
    queued,
    submit: (record) => {
      sent.push(record);
      const saved = answer(record);
      if (saved) queueMicrotask(() => places.applyAnswer(record, saved, true));
      else if (saved === null) queueMicrotask(() => places.applyRefusal(record));
    },
  });
  const flush = () => {
    places.flush();
    return vi.advanceTimersByTimeAsync(0);
  };
  return { places, sent, stored, store, flush };
}

const elsewhere = (account: Account, chapterId: number, number: number) =>
  account.save({
    ...{ bookId: BOOK, chapterId, locator: page(number), device: '乙' },
    ...{ base: account.place?.version ?? 0, readAt: new Date().toISOString() },
  });

const READ_AT = Date.parse('2026-11-21T09:00:00Z');
const storedAt = (base: number): StoredProgress => ({
  [BOOK]: { base, here: { chapterId: 2, locator: page(5), readAt: 1 }, waiting: false },
});
const unsavedAt = (number: number, base = 0): StoredProgress => ({
  [BOOK]: { base, here: { chapterId: 2, locator: page(number), readAt: READ_AT }, waiting: true },
});
const aRecord = (number: number): ReadingRecord => ({
  ...{ bookId: BOOK, chapterId: 2, locator: page(number), device: '甲', base: 0 },
  readAt: new Date(READ_AT).toISOString(),
});

it('moves within a few seconds are submitted as one record with the newest place', async () => {
  const { places, sent } = reader(new Account());
  await places.openBook(BOOK, 1);
  for (let number = 0; number < 20; number += 1) {
    places.move(BOOK, 1, page(number));
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent.map(({ locator }) => locator)).toEqual([page(19)]);
});

it('a place that is reported twice at once, as by a stopped animation, is saved once; a later return is saved again', async () => {
  const account = new Account();
  const { places, sent, flush } = reader(account);
  await places.openBook(BOOK, 1);
  places.move(BOOK, 1, page(3));
  await flush();
  places.move(BOOK, 1, page(3));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  const before = account.place!.readAt;
  places.move(BOOK, 1, page(3));
  await flush();
  expect(Date.parse(account.place!.readAt)).toBeGreaterThan(Date.parse(before));
});

it('a page that is hidden submits at once', async () => {
  const { places, sent } = reader(new Account());
  await places.openBook(BOOK, 1);
  places.move(BOOK, 1, page(3));
  places.flush({ closing: true });
  expect(sent).toHaveLength(1);
});

it('the device stores the first move at once, and many moves a few times a second', async () => {
  const { places, sent, store: keep } = reader(new Account());
  await places.openBook(BOOK, 1);
  keep.mockClear();
  places.move(BOOK, 1, page(0));
  expect(keep).toHaveBeenCalledTimes(1);
  for (let number = 1; number <= 40; number += 1) {
    await vi.advanceTimersByTimeAsync(20);
    places.move(BOOK, 1, page(number));
  }
  expect(keep.mock.calls.length).toBeLessThanOrEqual(5);
  await vi.advanceTimersByTimeAsync(STORE_MS);
  expect(keep).toHaveBeenLastCalledWith({
    [BOOK]: expect.objectContaining({ waiting: true, here: expect.objectContaining({ locator: page(40) }) }),
  });
  expect(sent, 'the server has nothing of it yet').toEqual([]);
});

it('a phone that opens another chapter asks, and moves to the accepted place', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places, sent } = reader(account);
  expect(await places.openBook(BOOK, 1)).toEqual({ chapterId: 1, locator: null });
  expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 3 });
  places.move(BOOK, 1, page(2));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent, 'nothing is saved while it is asked').toEqual([]);
  expect(places.accept(BOOK)).toEqual({ chapterId: 3, locator: page(9) });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(account.place).toMatchObject({ chapterId: 3, deviceId: '乙' });
});

it('a declined place of another device is overwritten', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places } = reader(account);
  await places.openBook(BOOK, 1);
  places.move(BOOK, 1, page(2));
  places.stay(BOOK);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(account.place).toMatchObject({ chapterId: 1, locator: page(2), deviceId: '甲' });
});

it('a phone that opens the chapter of the other phone continues there without a question', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places } = reader(account);
  expect(await places.openBook(BOOK, 3)).toEqual({ chapterId: 3, locator: page(9) });
  expect(places.promptedFor(BOOK)).toBeNull();
});

it('an open reader asks when another phone moves, unless both are on the same page', async () => {
  const account = new Account();
  const { places, flush } = reader(account);
  await places.openBook(BOOK, 1);
  places.move(BOOK, 1, page(4));
  await flush();
  elsewhere(account, 1, 4);
  await places.serverProgressChanged(BOOK, account.place!.version);
  expect(places.promptedFor(BOOK)).toBeNull();
  elsewhere(account, 2, 0);
  await places.serverProgressChanged(BOOK, account.place!.version);
  expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 2 });
});

it('a question that another tab answered disappears, and saving continues', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places } = reader(account);
  await places.openBook(BOOK, 1);
  expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 3 });
  // The player chose "stay" in another tab of this device.
  account.save({
    ...{ bookId: BOOK, chapterId: 1, locator: page(2), device: '甲' },
    ...{ base: account.place!.version, readAt: new Date().toISOString() },
  });
  await places.resume();
  expect(places.promptedFor(BOOK)).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  places.move(BOOK, 1, page(4));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(account.place).toMatchObject({ locator: page(4), deviceId: '甲' });
});

it('a question about a chapter that was deleted meanwhile disappears', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places } = reader(account);
  await places.openBook(BOOK, 1);
  account.place = { ...account.place!, chapterIndex: 0 };
  await places.resume();
  expect(places.promptedFor(BOOK)).toBeNull();
});

it('without an answer a book opens at the place of this device', async () => {
  const stored = storedAt(3);
  const read = () => Promise.reject(new TypeError('no network'));
  const { places } = reader(new Account(), { stored, read });
  expect(await places.openBook(BOOK, 2)).toEqual({ chapterId: 2, locator: page(5) });
  expect(await places.openBook(BOOK, 1)).toEqual({ chapterId: 1, locator: null });
});

it('a slow answer does not delay opening; a late answer with another place asks', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const stored = storedAt(0);
  let answer: (place: ReadingProgress | null) => void = () => undefined;
  const read = () => new Promise<ReadingProgress | null>((done) => (answer = done));
  const { places, sent } = reader(account, { stored, read });
  const started = places.openBook(BOOK, 2);
  await vi.advanceTimersByTimeAsync(OFFLINE_FALLBACK_MS);
  expect(await started).toEqual({ chapterId: 2, locator: page(5) });
  answer(account.place);
  await vi.advanceTimersByTimeAsync(0);
  expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 3 });
  places.move(BOOK, 2, page(6));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent, 'nothing is saved while it is asked').toEqual([]);
});

it('a place that the account deleted is deleted on the device', async () => {
  const stored = storedAt(3);
  const { places } = reader(new Account(), { stored });
  expect(await places.openBook(BOOK, 2)).toEqual({ chapterId: 2, locator: null });
});

it('a record that the server refuses for good is not sent again', async () => {
  const { places, sent, stored } = reader(new Account(), { answer: () => null });
  await places.openBook(BOOK, 1);
  places.move(BOOK, 1, page(3));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(stored[BOOK]).toMatchObject({ waiting: false, here: { locator: page(3) } });
});

it('a refused record does not hold back the other records', async () => {
  const account = new Account();
  const { places, sent, stored } = reader(account, {
    answer: (record) => (record.bookId === 2 ? null : { ...record, accepted: true, progress: null }),
  });
  for (const book of [1, 2, 3]) places.move(book, 1, page(3));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.map(({ bookId }) => bookId)).toEqual([1, 2, 3]);
  expect(Object.values(stored).map(({ waiting }) => waiting)).toEqual([false, false, false]);
});

it('a reader who moves all the time is saved every few seconds', async () => {
  const { places, sent } = reader(new Account());
  await places.openBook(BOOK, 1);
  for (let number = 0; number < 100; number += 1) {
    places.move(BOOK, 1, page(number));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent).toHaveLength(Math.floor(10_000 / SUBMIT_MS));
});

it('a place that was not submitted before a crash is submitted at the next start', async () => {
  const account = new Account();
  const { sent } = reader(account, { stored: unsavedAt(5) });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toMatchObject([{ bookId: BOOK, locator: page(5) }]);
  expect(account.place).toMatchObject({ locator: page(5) });
});

it('a start submits a place again only if the outbox has an older one', async () => {
  const first = reader(new Account(), { stored: unsavedAt(5), answer: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  const record = first.sent[0]!;
  const start = async (queued: ReadingRecord) => {
    const { sent } = reader(new Account(), { stored: unsavedAt(5), queued: () => queued });
    await vi.advanceTimersByTimeAsync(0);
    return sent;
  };
  expect(await start(record)).toEqual([]);
  expect(await start({ ...record, readAt: '2026-11-22T10:00:00.000Z' })).toEqual([]);
  expect(await start({ ...record, readAt: '2020-11-22T10:00:00.000Z' })).toEqual([record]);
});

it('an earlier answer that arrives late changes nothing', async () => {
  const account = new Account();
  const { places, sent, stored } = reader(account, { answer: () => undefined });
  await places.openBook(BOOK, 1);
  for (const number of [1, 2]) {
    places.move(BOOK, 1, page(number));
    places.flush({ closing: true });
    await vi.advanceTimersByTimeAsync(10);
  }
  const [one, two] = sent.map((record) => account.save(record));
  places.applyAnswer(sent[1]!, two!, true);
  places.applyAnswer(sent[0]!, one!, true);
  expect(stored[BOOK]).toMatchObject({ base: 2, waiting: false, here: { locator: page(2) } });
});

it('a place that was read before a save was answered is read again', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const reads: ((place: ReadingProgress | null) => void)[] = [];
  const read = () => new Promise<ReadingProgress | null>((done) => reads.push(done));
  const { places, flush } = reader(account, { stored: unsavedAt(5, 1), answer: () => undefined, read });
  const started = places.openBook(BOOK, 2);
  const before = account.place;
  const record = { ...aRecord(5), base: 1 };
  places.applyAnswer(record, account.save(record), true);
  reads[0]!(before);
  await flush();
  reads[1]!(account.place);
  expect(await started).toEqual({ chapterId: 2, locator: page(5) });
  expect(places.promptedFor(BOOK)).toBeNull();
});

it('an answer that another tab reports asks only where the book is open', async () => {
  const account = new Account();
  const { places, stored } = reader(account);
  const other = reader(account, { stored });
  await places.openBook(BOOK, 1);
  elsewhere(account, 3, 9);
  const saved = account.save(aRecord(5));
  for (const tab of [places, other.places]) tab.applyAnswer(aRecord(5), saved, false);
  expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 3 });
  expect(other.places.promptedFor(BOOK)).toBeNull();
});

it('a late report of an answer does not repeat a question that the player has answered', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const { places } = reader(account, { stored: unsavedAt(5) });
  await places.openBook(BOOK, 1);
  const refusal: SavedRecord = { bookId: BOOK, accepted: false, progress: account.place };
  places.stay(BOOK);
  places.applyAnswer(aRecord(5), refusal, false);
  expect(places.promptedFor(BOOK)).toBeNull();
});

it('a decision in one tab closes the question of the other tab', async () => {
  const account = new Account();
  elsewhere(account, 3, 9);
  const one = reader(account);
  const other = reader(account, { stored: one.stored });
  for (const { places } of [one, other]) {
    await places.openBook(BOOK, 1);
    expect(places.promptedFor(BOOK)).toMatchObject({ chapterId: 3 });
  }
  one.places.accept(BOOK);
  await other.places.resume();
  expect(other.places.promptedFor(BOOK)).toBeNull();
});

it('a tab keeps the later place of another tab', async () => {
  const account = new Account();
  const one = reader(account, { answer: () => undefined });
  const other = reader(account, { stored: one.stored, answer: () => undefined });
  one.places.move(BOOK, 1, page(1));
  await one.flush();
  await vi.advanceTimersByTimeAsync(1_000);
  other.places.move(BOOK, 1, page(2));
  one.places.applyAnswer(one.sent[0]!, account.save(one.sent[0]!), true);
  expect(one.stored[BOOK]).toMatchObject({ base: 1, waiting: true, here: { locator: page(2) } });
  await vi.advanceTimersByTimeAsync(SUBMIT_MS);
  expect(one.sent.slice(-1), 'also if the other tab crashed').toMatchObject([{ locator: page(2), base: 1 }]);
});

it('a version that a push brings does not undo the move of another tab', async () => {
  const account = new Account();
  const one = reader(account, { stored: unsavedAt(5), answer: () => undefined });
  const other = reader(account, { stored: one.stored, answer: () => undefined });
  await one.places.openBook(BOOK, 2);
  elsewhere(account, 2, 5);
  await one.places.serverProgressChanged(BOOK, account.place!.version);
  other.places.move(BOOK, 2, page(6));
  await one.flush();
  expect(one.stored[BOOK]).toMatchObject({ waiting: true, here: { locator: page(6) } });
});

it('invalid stored data is ignored', () => {
  const here = { chapterId: 2, locator: page(5), readAt: 1 };
  const sound = { base: 3, here, waiting: true };
  const stored = { 1: sound, 2: { ...sound, here: { ...here, readAt: 'x' } }, 3: null, 4: 7, 5: { base: 1 } };
  localStorage.setItem('9:reading', JSON.stringify(stored));
  expect(loadProgress(9)).toEqual({ 1: sound });
});
