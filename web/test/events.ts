import type { EventContext, EventFrame } from '@/data/eventRegistry';
import type { QueryClient } from '@tanstack/react-query';

/** The context in which a frame of this player's socket is handled. */
export function contextOf(client: QueryClient, uid: number): EventContext {
  return { client, session: { uid, token: 't' } };
}

type StatusFrame = EventFrame<'status'>;

export function aStatusFrame(counts: Pick<StatusFrame, 'unread' | 'version'>): StatusFrame {
  return { type: 'status', coinNum: 0, levelType: 0, expTime: null, ...counts };
}
