import type { PayChannel } from '@/api/types';
import { persisted } from '@/data/persisted';

/** The payment channel used last. Version 0 was its name. */
const lastUsed = persisted('pay-channel', {
  initial: { channel: null as string | null },
  validate: ({ channel }) => (typeof channel === 'string' ? { channel } : {}),
  migrate: (channel) => ({ channel }),
});

/** The payment channel used last, if it is still offered; otherwise the first one. */
export function preferredChannel(channels: readonly PayChannel[]): string | undefined {
  const last = lastUsed.fresh().channel;
  return (channels.find(({ channel }) => channel === last) ?? channels[0])?.channel;
}

export const rememberChannel = (channel: string): void => lastUsed.setState({ channel });
