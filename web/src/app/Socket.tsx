import { postJson } from '@/api/client';
import { appConfig } from '@/config';
import { useRealtime } from '@/realtime/useRealtime';
import { useQueryClient } from '@tanstack/react-query';
import { refetchInbox, takeFrame } from './joinRealtime';

/** The signed-in player's connection. A visitor has nothing to hear yet, so neither a socket nor its code. */
export default function Socket({ uid }: { uid: number }) {
  const client = useQueryClient();
  useRealtime({
    user: uid,
    address,
    onFrame: (frame) => takeFrame(client, uid, frame),
    onReturn: () => refetchInbox(client, uid),
  });
  return null;
}

/** Each attempt takes a ticket of its own: it is good for one connection and half a minute. */
async function address(): Promise<string> {
  const { ticket } = await postJson('/api/v1/realtime/ticket');
  const url = new URL(`${appConfig.serviceBasePath}/v1/realtime`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('ticket', ticket);
  return url.toString();
}
