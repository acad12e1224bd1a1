import { useQuery } from '@tanstack/react-query';
import type { Author } from '@/api/types';
import { useAccount } from './accountStore';
import type { MergedStatus } from './reducers';
import { isMember, unreadOf, type Snapshot } from './status';
import { statusQuery } from './statusQuery';

/** The live status of the signed-in player; null while it is unknown. */
export const useStatus = (): Snapshot | null => useStatusState(valueOf) ?? null;

/** A part of the status. The component renders again only when that part changes. */
export const useStatusPart = <T>(partOf: (status: Snapshot) => T): T | undefined =>
  useStatusState(({ value }) => partOf(value));

export const useUnread = () => useStatusPart(unreadOf) ?? unreadOf(null);
export const useUnreadMessages = () => useUnread().messages;
/** Unread notices of the community: likes, replies, new followers. */
export const useUnreadNotices = () => {
  const { likes, replies, follows } = useUnread();
  return likes + replies + follows;
};

/** Whether the player is a member; undefined while the status is unknown. */
export const useMembership = () => useStatusPart((status) => isMember(status));

/**
 * Why the player's figures are unknown; null once they load or while they are loading. A push does not carry all of them, and it clears the
 * query's `error`. So this is the reason of the last failed attempt.
 */
export function useStatusFailure(): Error | null {
  const uid = useAccount((account) => account.uid);
  const { data, failureReason, fetchStatus } = useQuery(statusQuery(uid));
  return data?.value.posts === undefined && fetchStatus === 'idle' ? failureReason : null;
}

/**
 * The author as lists show it now. A list keeps the name and the frame of the time when it was read. The answer to a change of them
 * updates the own status, so the page that made the change shows it everywhere at once.
 */
export function useCurrentAuthor(author: Author): Author {
  const isOwn = useAccount(({ uid }) => uid !== 0 && uid === author.uid);
  const own = useStatusPart((status) => (isOwn ? appearanceOf(status) : null));
  return own ? { ...author, ...own } : author;
}

/** The known parts of the appearance: a push carries only other parts of a status. */
function appearanceOf({ name, avatar, frame }: Snapshot): Partial<Author> {
  return {
    ...(name !== undefined && { name }),
    ...(avatar !== undefined && { avatar }),
    ...(frame !== undefined && { frame }),
  };
}

const valueOf = ({ value }: MergedStatus) => value;

function useStatusState<T>(select: (state: MergedStatus) => T): T | undefined {
  const uid = useAccount((account) => account.uid);
  return useQuery({ ...statusQuery(uid), select }).data;
}
