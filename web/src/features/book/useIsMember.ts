import { useLoggedIn, useMembership } from '@/features/account';

/** Whether the reader is a member now; undefined while unknown. A visitor is not a member. */
export function useIsMember(): boolean | undefined {
  const loggedIn = useLoggedIn();
  const member = useMembership();
  return loggedIn ? member : false;
}
