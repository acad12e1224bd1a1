import type { Notice, NoticeListPage } from '@/api/types';
import { isNewer } from '@/realtime/versioning';
import type { InfiniteData } from '@tanstack/react-query';
import type { Group } from './groups';

/** How much is unread, and as of which version of the status. */
export type NoticeCounts = Pick<NoticeListPage, 'unread' | 'version'>;

type Inbox = InfiniteData<NoticeListPage>;

/** A new notice stands at the top; one that tells more than before (likes of one thing) leaves its former place. */
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

/** The list agrees with these counts; older ones say nothing new. */
export function withNoticeCounts<T extends Inbox>(
  inbox: T | undefined,
  { unread, version }: NoticeCounts,
): T | undefined {
  const first = inbox?.pages[0];
  if (!inbox || !first || !isNewer(version, first.version)) return inbox;
  return { ...inbox, pages: [{ ...first, unread, version }, ...inbox.pages.slice(1)] };
}

/** The list says at once what the server is going to count. */
export function withNoticesRead<T extends Inbox>(inbox: T | undefined, group: Group): T | undefined {
  const first = inbox?.pages[0];
  if (!inbox || !first) return inbox;
  const unread = { ...first.unread, [group]: 0 };
  return { ...inbox, pages: [{ ...first, unread }, ...inbox.pages.slice(1)] };
}

/**
 * Whether newer counts tell of something that the list, which begins with this page, does not show. Less unread than before was
 * read elsewhere: that changes the badge, not the list.
 */
export function areNoticesStale(
  first: NoticeListPage | undefined,
  group: Group,
  { unread, version }: Partial<NoticeCounts>,
): boolean {
  if (!first || !unread || version === undefined) return false;
  return isNewer(version, first.version) && unread[group] > first.unread[group];
}
