import type { AnswerContext, Entry } from './types';

type TabMessage = { type: 'change' } | { type: 'answer'; entry: Entry; answer: unknown; askedAt: number };

interface Handlers {
  /** Another tab changed the journal. */
  onChange: () => void;
  /** Another tab received the answer to an entry. Some answers have no push, so this tab must apply them, too. */
  onAnswer: (entry: Entry, answer: unknown, at: Pick<AnswerContext, 'askedAt' | 'local'>) => void;
}

let channel: BroadcastChannel | null = null;

export function followOtherTabs({ onChange, onAnswer }: Handlers): void {
  channel?.close();
  channel = new BroadcastChannel('portal-outbox');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'change') return onChange();
    const { entry, answer, askedAt } = data;
    // Each tab counts from its own start.
    onAnswer(entry, answer, { askedAt: askedAt - performance.timeOrigin, local: false });
  };
}

export function broadcastChange(): void {
  broadcast({ type: 'change' });
}

export function broadcastAnswer(entry: Entry, answer: unknown, askedAt: number): void {
  broadcast({ type: 'answer', entry, answer, askedAt: askedAt + performance.timeOrigin });
}

function broadcast(message: TabMessage): void {
  channel?.postMessage(message);
}
