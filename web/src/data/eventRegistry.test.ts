import * as errorReporter from '@/lib/errorReporter';
import type { AppFrame } from '@/realtime';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { composeEvents, dispatch, eventHandlers, playerHandlers } from './eventRegistry';

const client = new QueryClient();
const player = { client, session: { uid: 7, token: 't' } };
const visitor = { client, session: null };
const seen: AppFrame = { type: 'seen', bookId: 1 };
const doNothing = () => undefined;

/** Handles every type, so that a registry of a test is complete. */
const others = eventHandlers({
  hello: doNothing,
  status: doNothing,
  message: doNothing,
  notice: doNothing,
  activity: doNothing,
  reading: doNothing,
  chapter: doNothing,
  seen: doNothing,
  shelf: doNothing,
  order: doNothing,
  announcement: doNothing,
  sessionEnded: doNothing,
});

describe('the handlers of one type', () => {
  it('run in the order of the features, with the frame and its session', () => {
    const calls: unknown[] = [];
    const events = composeEvents([
      playerHandlers({ seen: ({ uid, token }, { bookId }) => calls.push(['first', uid, token, bookId]) }),
      others,
      eventHandlers({ seen: ({ session }, { bookId }) => calls.push(['second', session, bookId]) }),
    ]);
    dispatch(events, player, seen);
    expect(calls).toEqual([
      ['first', 7, 't', 1],
      ['second', player.session, 1],
    ]);
  });

  it('do not stop each other by an error, which is reported', () => {
    const [report, warn] = [vi.spyOn(errorReporter, 'reportClientError'), vi.spyOn(console, 'warn')];
    for (const spy of [report, warn]) spy.mockImplementation(doNothing);
    const error = new Error('broken handler');
    const handle = vi.fn<() => void>();
    const broken = playerHandlers({
      seen: () => {
        throw error;
      },
    });
    dispatch(composeEvents([broken, others, eventHandlers({ seen: handle })]), player, seen);
    expect(report.mock.calls).toEqual([['error', error]]);
    expect(handle).toHaveBeenCalledOnce();
  });
});

it('a frame of a visitor’s socket reaches no handler for players', () => {
  const [forPlayers, forAll] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const features = [playerHandlers({ seen: forPlayers }), eventHandlers({ seen: forAll }), others] as const;
  dispatch(composeEvents(features), visitor, seen);
  expect(forPlayers).not.toHaveBeenCalled();
  expect(forAll).toHaveBeenCalledOnce();
});

it.each(['tomorrow', 'constructor', '__proto__'])('an unknown type (%s) is ignored', (type) => {
  const report = vi.spyOn(errorReporter, 'reportClientError');
  dispatch(composeEvents([others]), player, { type } as unknown as AppFrame);
  expect(report).not.toHaveBeenCalled();
});

it('a registry without a handler for a type, or with a handler for an unknown type, does not compile', () => {
  const { seen: _, ...incomplete } = others;
  // @ts-expect-error -- `seen` has no handler.
  composeEvents([incomplete]);
  // @ts-expect-error -- The schema has no such type.
  eventHandlers({ tomorrow: doNothing });
  // @ts-expect-error -- The schema has no such type.
  playerHandlers({ seen: doNothing, tomorrow: doNothing });
  expect(composeEvents([incomplete, playerHandlers({ seen: doNothing })]).has('seen')).toBe(true);
});
