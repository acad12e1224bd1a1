import { useAccount } from '../accountStore';
import { useStatus } from '../useStatus';

export interface MissingDetails {
  bind: boolean;
  realName: boolean;
}

/**
 * The details that the portal still needs from this player. The status is newer than the sign-in answer, so
 * it takes precedence.
 */
export function useMissingDetails(): MissingDetails {
  const { uid, needBind, needRealName } = useAccount();
  const status = useStatus();
  return {
    bind: uid > 0 && (status?.needBind ?? needBind) === 1,
    realName: uid > 0 && (status?.needRealName ?? needRealName) === 1,
  };
}
