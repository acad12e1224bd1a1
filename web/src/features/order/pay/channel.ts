import type { PayChannel } from '@/api/types';
import { readText, writeText } from '@/lib/storage';

const KEY = 'pay-channel';

/** The payment channel used last, if it is still offered; otherwise the first one. */
export function preferredChannel(channels: readonly PayChannel[]): string | undefined {
  const last = readText(KEY);
  return (channels.find(({ channel }) => channel === last) ?? channels[0])?.channel;
}

export function rememberChannel(channel: string): void {
  writeText(KEY, channel);
}
