import { describe, expect, it } from 'vitest';
import { daysOf } from './days';
import { dayState, progressOf, type KnownDays } from './month';

const known = (difference: Partial<KnownDays> = {}): KnownDays => ({
  today: '2026-11-21',
  firstDay: '2025-01-01',
  made: new Map(),
  canMakeUp: new Set(),
  makeUpsLeft: 3,
  ...difference,
});
const made = (...days: string[]) => new Map(days.map((day) => [day, false]));

describe('the state of a day', () => {
  const days = known({
    made: new Map([
      ['2026-11-18', false],
      ['2026-11-19', true],
    ]),
    canMakeUp: new Set(['2026-11-20']),
  });

  it('a check-in or a make-up decides the state', () => {
    expect(dayState('2026-11-18', days)).toBe('made');
    expect(dayState('2026-11-19', days)).toBe('madeUp');
    expect(dayState('2026-11-20', days)).toBe('mendable');
    expect(dayState('2026-11-17', days)).toBe('missed');
    expect(dayState('2026-11-21', days)).toBe('today');
    expect(dayState('2026-11-22', days)).toBe('coming');
  });

  it('a day before the registration is not missed', () => {
    expect(dayState('2026-11-17', { ...days, firstDay: '2026-11-18' })).toBe('before');
    expect(dayState('2026-11-18', { ...days, firstDay: '2026-11-19' })).toBe('made');
  });

  it('a day is missed once it can no longer be made up', () => {
    expect(dayState('2026-11-20', { ...days, makeUpsLeft: 0 })).toBe('missed');
  });
});

describe('the month’s badge', () => {
  it('the badge is open on the first day, and while all missed days can be made up', () => {
    expect(progressOf('2026-11', known({ today: '2026-11-01' }))).toEqual({
      made: 0,
      total: 30,
      toMakeUp: 0,
      state: 'open',
    });
    const all = daysOf('2026-11').slice(0, 18);
    const canMakeUp = new Set(['2026-11-19', '2026-11-20']);
    expect(progressOf('2026-11', known({ made: made(...all), canMakeUp }))).toMatchObject({
      made: 18,
      toMakeUp: 2,
      state: 'open',
    });
    expect(progressOf('2026-11', known({ made: made(...all), canMakeUp, makeUpsLeft: 1 })).state).toBe(
      'lost',
    );
  });

  it('the badge is lost with a day before the registration, and when the month ends incomplete', () => {
    expect(progressOf('2026-11', known()).state).toBe('lost');
    expect(progressOf('2026-11', known({ firstDay: '2026-11-21' })).state).toBe('lost');
    expect(progressOf('2026-10', known()).state).toBe('lost');
  });

  it('the badge is earned when every day is checked in or made up', () => {
    const full = new Map(daysOf('2026-10').map((day, index) => [day, index < 2]));
    expect(progressOf('2026-10', known({ made: full })).state).toBe('earned');
  });
});
