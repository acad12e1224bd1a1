import { useAccount } from '../accountStore';
import { useStatus } from '../statusStore';

export interface MissingDetails {
  bind: boolean;
  realName: boolean;
}

/** What the portal still wants to know of whoever is signed in. The status knows it better than what signing in told. */
export function useMissingDetails(): MissingDetails {
  const { uid, needBind, needRealName } = useAccount();
  const status = useStatus();
  return {
    bind: uid > 0 && (status?.needBind ?? needBind) === 1,
    realName: uid > 0 && (status?.needRealName ?? needRealName) === 1,
  };
}
