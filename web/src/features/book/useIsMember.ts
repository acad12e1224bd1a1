import { isMember, useLoggedIn, useStatus } from '@/features/account';

/** Whether the reader is a member now; undefined while unknown. A visitor is not a member. */
export function useIsMember(): boolean | undefined {
  const loggedIn = useLoggedIn();
  const status = useStatus();
  if (!loggedIn) return false;
  return status ? isMember(status) : undefined;
}
