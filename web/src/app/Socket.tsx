import { postJson } from '@/api/client';
import { appConfig } from '@/config';
import type { Session } from '@/features/account';
import { useRealtime } from '@/realtime/useRealtime';
import { useQueryClient } from '@tanstack/react-query';
import { takeFrame } from './joinRealtime';

/** The signed-in player's connection. A visitor has nothing to hear yet, so neither a socket nor its code. */
export default function Socket({ session }: { session: Session }) {
  const client = useQueryClient();
  useRealtime({
    user: session.uid,
    address,
    onFrame: (frame) => takeFrame(client, session, frame),
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
