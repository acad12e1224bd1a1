import type { Locator, ReadingProgress, ReadingRecord, SavedRecord } from '@/api/types';

export const BOOK = 7;

/** The server's rule for one account: it accepts a place if the device knows the current version, or saved the current place itself and earlier. */
export class Account {
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

export const same = (
  one: { chapterId: number; locator: Locator },
  other: { chapterId: number; locator: Locator },
) => one.chapterId === other.chapterId && JSON.stringify(one.locator) === JSON.stringify(other.locator);

export const isAt = (one: { chapterId: number; locator: Locator }, other: ReadingProgress) =>
  one.chapterId === other.chapterId &&
  'page' in one.locator &&
  'page' in other.locator &&
  one.locator.page === other.locator.page;

export const page = (number: number): Locator => ({ page: number, offset: 0 });

export const elsewhere = (account: Account, chapterId: number, number: number) =>
  account.save({
    ...{ bookId: BOOK, chapterId, locator: page(number), device: '乙' },
    ...{ base: account.place?.version ?? 0, readAt: new Date().toISOString() },
  });
