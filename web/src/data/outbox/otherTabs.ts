import { openChannel } from '@/lib/openChannel';
import type { AnswerContext, Entry } from './types';

type TabMessage =
  | { type: 'change' }
  | { type: 'postpone'; order: string; waitMs: number; byServer: boolean }
  | { type: 'answer'; entry: Entry; answer: unknown; askedAt: number };

interface Handlers {
  /** Another tab changed the journal. */
  onChange: () => void;
  /** An attempt of another tab failed. All tabs wait together, otherwise each one would try in turn. */
  onPostpone: (order: string, waitMs: number, byServer: boolean) => void;
  /** Another tab received the answer to an entry. Some answers have no push, so this tab must apply them, too. */
  onAnswer: (entry: Entry, answer: unknown, at: Pick<AnswerContext, 'askedAt' | 'local'>) => void;
}

let channel: BroadcastChannel | null = null;

export function followOtherTabs({ onChange, onPostpone, onAnswer }: Handlers): void {
  channel?.close();
  channel = openChannel('portal-outbox');
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'change') return onChange();
    if (data.type === 'postpone') return onPostpone(data.order, data.waitMs, data.byServer);
    // A tab of a newer release may send others.
    if (data.type !== 'answer') return;
    const { entry, answer, askedAt } = data;
    // Each tab counts from its own start.
    onAnswer(entry, answer, { askedAt: askedAt - performance.timeOrigin, local: false });
  };
}

export function broadcastChange(): void {
  broadcast({ type: 'change' });
}

export function broadcastPostpone(order: string, waitMs: number, byServer: boolean): void {
  broadcast({ type: 'postpone', order, waitMs, byServer });
}

export function broadcastAnswer(entry: Entry, answer: unknown, askedAt: number): void {
  broadcast({ type: 'answer', entry, answer, askedAt: askedAt + performance.timeOrigin });
}

function broadcast(message: TabMessage): void {
  channel?.postMessage(message);
}
