import { CODE, type ApiError } from '@/api/errors';
import { create } from 'zustand';
import { useAccount } from './accountStore';

/** The right of a suspended player to read the measures and to appeal. */
export interface AppealTicket {
  uid: number;
  token: string;
}

/** In memory only: a reload ends it, and the next refused sign-in gives another. */
const useTicket = create<{ ticket: AppealTicket | null }>(() => ({ ticket: null }));

export const useAppealTicket = () => useTicket(({ ticket }) => ticket);

/** Keeps the ticket until anybody signs in on this device. */
export function giveAppealTicket(ticket: AppealTicket): void {
  useTicket.setState({ ticket });
  const stop = useAccount.subscribe(({ uid }) => {
    if (!uid) return;
    useTicket.setState({ ticket: null });
    stop();
  });
}

/** The ticket in the answer to a sign-in that a suspension refuses. Null: the server is older, and has none. */
export function appealTicketOf({ code, data }: ApiError): AppealTicket | null {
  if (code !== CODE.suspended || typeof data !== 'object' || data === null) return null;
  const { uid, appealToken } = data as { uid?: unknown; appealToken?: unknown };
  return typeof uid === 'number' && typeof appealToken === 'string' ? { uid, token: appealToken } : null;
}
