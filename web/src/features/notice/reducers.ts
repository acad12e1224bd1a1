import type { Notice, NoticeListPage } from '@/api/types';
import { isNewer } from '@/realtime/versioning';
import type { InfiniteData } from '@tanstack/react-query';
import type { Group } from './groups';

/** The unread counts, and the version of the status that they belong to. */
export type NoticeCounts = Pick<NoticeListPage, 'unread' | 'version'>;

type Inbox = InfiniteData<NoticeListPage>;

/** Adds a notice as the first of the list. An updated notice (more likes of one post) moves to the top. */
export function withNotice<T extends Inbox>(
  inbox: T | undefined,
  notice: Notice,
  counts: NoticeCounts,
): T | undefined {
  const first = inbox?.pages[0];
  if (!inbox || !first) return inbox;
  const known = inbox.pages.some(({ records }) => records.some(({ id }) => id === notice.id));
  const pages = inbox.pages.map((page, index) => {
    const others = page.records.filter(({ id }) => id !== notice.id);
    return { ...page, records: index === 0 ? [notice, ...others] : others };
  });
  const total = first.total + (known ? 0 : 1);
  return withNoticeCounts({ ...inbox, pages: [{ ...pages[0]!, total }, ...pages.slice(1)] }, counts);
}

/** Applies newer counts to the list; older counts change nothing. */
export function withNoticeCounts<T extends Inbox>(
  inbox: T | undefined,
  { unread, version }: NoticeCounts,
): T | undefined {
  const first = inbox?.pages[0];
  if (!inbox || !first || !isNewer(version, first.version)) return inbox;
  return { ...inbox, pages: [{ ...first, unread, version }, ...inbox.pages.slice(1)] };
}

/** Clears the unread count of a part at once, before the server confirms it. */
export function withNoticesRead<T extends Inbox>(inbox: T | undefined, group: Group): T | undefined {
  const first = inbox?.pages[0];
  if (!inbox || !first) return inbox;
  const unread = { ...first.unread, [group]: 0 };
  return { ...inbox, pages: [{ ...first, unread }, ...inbox.pages.slice(1)] };
}

/**
 * Whether the list that begins with this page misses a notice: newer counts are higher than its own. Lower counts mean
 * that another device read notices, which changes only the badge.
 */
export function areNoticesStale(
  first: NoticeListPage | undefined,
  group: Group,
  { unread, version }: Partial<NoticeCounts>,
): boolean {
  if (!first || !unread || version === undefined) return false;
  return isNewer(version, first.version) && unread[group] > first.unread[group];
}
