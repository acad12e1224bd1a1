import { syncServerClock } from '@/lib/serverClock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isMember, unreadOf, type Snapshot } from './status';

const at = (version: number, rest: Partial<Snapshot> = {}): Snapshot => ({ version, ...rest });

it('without a status the unread count is zero', () => expect(unreadOf(null).messages).toBe(0));

describe('membership', () => {
  const NOW = Date.parse('2026-05-20T12:00:00.000Z');
  it('a membership needs a level', () => expect(isMember(at(1, { levelType: 0 }), NOW)).toBe(false));
  it('a membership ends when it expires', () => {
    expect(isMember(at(1, { levelType: 1, expTime: '2026-05-20T11:59:59.000Z' }), NOW)).toBe(false);
    expect(isMember(at(1, { levelType: 1, expTime: '2026-05-20T12:00:01.000Z' }), NOW)).toBe(true);
  });
  it('a membership ends by the server’s clock, even if the local clock is wrong', () => {
    const expTime = new Date(Date.now() + 1_800_000).toISOString();
    syncServerClock(new Date(Date.now() + 3_600_000).toUTCString());
    onTestFinished(() => syncServerClock(new Date().toUTCString()));
    expect(isMember(at(1, { levelType: 1, expTime }))).toBe(false);
  });
});
