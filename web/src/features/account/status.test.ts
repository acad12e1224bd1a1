import { describe, expect, it } from 'vitest';
import { applySnapshot, isMember, unreadOf, type Snapshot } from './status';

const unread = (messages: number) => ({ messages, likes: 0, replies: 0, follows: 0, total: messages });
const at = (version: number, rest: Partial<Snapshot> = {}): Snapshot => ({ version, ...rest });

describe('applying a snapshot', () => {
  it('the first one is taken as it is', () => {
    expect(applySnapshot(null, at(3, { coinNum: 5 }))).toEqual(at(3, { coinNum: 5 }));
  });

  it('a higher version wins, and leaves what it does not tell', () => {
    expect(applySnapshot(at(3, { coinNum: 5, name: '小晴' }), at(4, { coinNum: 9 }))).toEqual(
      at(4, { coinNum: 9, name: '小晴' }),
    );
  });

  it('a lower version is ignored', () => {
    const newest = at(8, { coinNum: 100, unread: unread(2) });
    expect(applySnapshot(newest, at(7, { coinNum: 90, unread: unread(1) }))).toEqual(newest);
  });

  it('a late answer still tells what no push has told', () => {
    const pushed = at(8, { coinNum: 100 });
    expect(applySnapshot(pushed, at(7, { coinNum: 90, inviteCode: 'SKY' }))).toEqual(
      at(8, { coinNum: 100, inviteCode: 'SKY' }),
    );
  });

  it('the same version is taken: it is the same state', () => {
    expect(applySnapshot(at(8, { coinNum: 100 }), at(8, { levelType: 1 }))).toEqual(
      at(8, { coinNum: 100, levelType: 1 }),
    );
  });
});

it('without a status nothing is unread', () => expect(unreadOf(null).messages).toBe(0));

describe('membership', () => {
  const NOW = Date.parse('2026-05-20T12:00:00.000Z');
  it('needs a level', () => expect(isMember(at(1, { levelType: 0 }), NOW)).toBe(false));
  it('ends when it expires', () => {
    expect(isMember(at(1, { levelType: 1, expTime: '2026-05-20T11:59:59.000Z' }), NOW)).toBe(false);
    expect(isMember(at(1, { levelType: 1, expTime: '2026-05-20T12:00:01.000Z' }), NOW)).toBe(true);
  });
});
