import { postJson } from '@/api/client';
import { appConfig } from '@/config';
import { dispatch } from '@/data/eventRegistry';
import { lifetimeOf, type Session } from '@/features/account';
import { YouthHost } from '@/features/account/youth/YouthHost';
import { useRealtime } from '@/realtime/useRealtime';
import { useQueryClient } from '@tanstack/react-query';
import { events } from './events';

/** What each signed-in player needs in the background. Opens the only connection if a player is signed in or a visitor watches a topic. Another login opens another connection. */
export default function Socket({ session }: { session: Session | null }) {
  const client = useQueryClient();
  useRealtime({
    address: session ? ownAddress : publicAddress,
    onFrame: (frame) => dispatch(events, { client, session }, frame),
    lifetime: session && lifetimeOf(session.token),
    ticket: freshTicket,
  });
  return session && <YouthHost uid={session.uid} />;
}

/** Each attempt takes a new ticket: a ticket is valid for one connection and half a minute. */
async function ownAddress(): Promise<string> {
  const url = address();
  url.searchParams.set('ticket', await freshTicket());
  return url.toString();
}

async function publicAddress(): Promise<string> {
  return address().toString();
}

async function freshTicket(): Promise<string> {
  const { ticket } = await postJson('/api/v1/realtime/ticket');
  return ticket;
}

function address(): URL {
  const url = new URL(`${appConfig.serviceBasePath}/v1/realtime`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url;
}
