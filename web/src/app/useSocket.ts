import { postJson } from '@/api/client';
import { appConfig } from '@/config';
import { useAccount } from '@/features/account';
import { useRealtime } from '@/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { refetchInbox, takeFrame } from './joinRealtime';

/** Connects the signed-in player. A visitor has nothing to hear yet, and no socket. */
export function useSocket(): void {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  useRealtime({
    user: uid || null,
    address,
    onFrame: (frame) => takeFrame(client, uid, frame),
    onReturn: () => refetchInbox(client, uid),
  });
}

/** Each attempt takes a ticket of its own: it is good for one connection and half a minute. */
async function address(): Promise<string> {
  const { ticket } = await postJson('/api/v1/realtime/ticket');
  const url = new URL(`${appConfig.serviceBasePath}/v1/realtime`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('ticket', ticket);
  return url.toString();
}
