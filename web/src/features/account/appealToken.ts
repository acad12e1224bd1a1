import { CODE, type ApiError } from '@/api/errors';
import { create } from 'zustand';
import { useAccount } from './accountStore';

/** The token with which a suspended player reads the measures and appeals, and the account that it names. */
export interface AppealToken {
  uid: number;
  token: string;
}

/** In memory only: a reload forgets it, and the next refused sign-in has another. */
const useStore = create<{ appeal: AppealToken | null }>(() => ({ appeal: null }));

export const useAppealToken = () => useStore(({ appeal }) => appeal);

/** Keeps the token until a player signs in on this device. */
export function keepAppealToken(appeal: AppealToken): void {
  useStore.setState({ appeal });
  const stop = useAccount.subscribe(({ uid }) => {
    if (!uid) return;
    useStore.setState({ appeal: null });
    stop();
  });
}

/** The token in the answer to a sign-in that a suspension refuses. Null: an older server sends none. */
export function appealTokenOf({ code, data }: ApiError): AppealToken | null {
  if (code !== CODE.suspended || typeof data !== 'object' || data === null) return null;
  const { uid, appealToken } = data as { uid?: unknown; appealToken?: unknown };
  return typeof uid === 'number' && typeof appealToken === 'string' ? { uid, token: appealToken } : null;
}
