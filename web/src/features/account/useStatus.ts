import { useQuery } from '@tanstack/react-query';
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

const valueOf = ({ value }: MergedStatus) => value;

function useStatusState<T>(select: (state: MergedStatus) => T): T | undefined {
  const uid = useAccount((account) => account.uid);
  return useQuery({ ...statusQuery(uid), select }).data;
}
