import * as errorReporter from '@/lib/errorReporter';
import { act, cleanup, render, screen } from '@testing-library/react';
import { FakeSocket, fakeSockets, HELLO } from '@test/fakeSockets';
import { Activity, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ThreadEvent } from './events';
import { appendEvent, emptyLogAt } from './versioning';
import { useRealtime } from './useRealtime';
import { useTopic } from './useTopic';
import { useSubscriptions } from './subscriptions';

const onJoin = vi.fn<() => void>();
const address = async () => 'ws://portal/realtime';

/** The connection of the app, open while a component watches. */
function Line() {
  const watches = useSubscriptions(({ any }) => any);
  return watches && <Open />;
}

function Open() {
  useRealtime({ address, onFrame: () => undefined, lifetime: null, ticket: address });
  return null;
}

/** A screen that shows the seq up to which it knows a thread. After a gap it reads up to 90. */
function Thread({ post = 7 }: { post?: number | null }) {
  // A frame may hold several events, without a rendering between them.
  const log = useRef(emptyLogAt<ThreadEvent>(4));
  const likes = useRef(20);
  const [at, setAt] = useState(4);
  const state = useTopic(post === null ? null : `post:${post}`, {
    onFrame: (frame) => {
      if (frame.type === 'likes') likes.current = frame.likesVersion;
      if (!('seq' in frame)) return;
      const { step, log: next } = appendEvent(log.current, frame);
      log.current = next;
      setAt(next.seq);
      return step;
    },
    log: {
      seq: () => log.current.seq,
      likesVersion: () => likes.current,
      refetch: async () => {
        log.current = emptyLogAt(90);
        setAt(90);
      },
    },
    onJoin,
  });
  return (
    <p>
      {state} {at}
    </p>
  );
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const line = () => FakeSocket.newest;
const shown = () => screen.getByText(/\d+$/).textContent;
const changed = (seq: number, postId = 7) => ({
  ...{ type: 'postChanged', postId, seq },
  ...{ locked: false, hidden: false, deleted: false, editTime: null },
});

async function connect() {
  await passes(0);
  act(() => {
    line().simulateOpen();
    line().simulateMessage({ ...HELLO, user: null });
  });
  await passes(0);
}

/** The server confirms the last request. */
async function agree() {
  await passes(0);
  act(() => line().simulateMessage({ type: 'ack', id: line().sent.at(-1)!.id }));
  await passes(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  onJoin.mockReset();
});

afterEach(async () => {
  cleanup();
  await passes(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a visitor who watches has a connection, which closes a moment after the last watch', async () => {
  const { rerender } = render(<Line />);
  await passes(60_000);
  expect(FakeSocket.all).toEqual([]);
  const page = (
    <>
      <Line />
      <Thread />
    </>
  );
  rerender(page);
  await connect();
  expect(line().sent).toMatchObject([
    { type: 'hello', frames: 'array' },
    { type: 'watch', topic: 'post:7', since: 4 },
  ]);
  await agree();
  expect(shown()).toBe('live 4');
  rerender(<Line />);
  await agree();
  expect(line().sentOf('unwatch')).toHaveLength(1);
  await passes(4_999);
  expect(line().readyState).toBe(FakeSocket.OPEN);
  await passes(1);
  expect(line().readyState).toBe(FakeSocket.CLOSING);
  rerender(page);
  await connect();
  expect(FakeSocket.all).toHaveLength(2);
});

const page = (mode: 'visible' | 'hidden' = 'visible', post: number | null = 7) => (
  <>
    <Line />
    <Activity mode={mode}>
      <Thread post={post} />
    </Activity>
  </>
);

it('a watcher receives the frames of its topic, also in arrays, and no others', async () => {
  render(page());
  await connect();
  await agree();
  act(() => line().simulateMessage([changed(5), changed(6)], changed(9, 8)));
  expect(shown()).toBe('live 6');
});

it('an error in one watcher is reported, and the other watchers of the topic still receive the frame', async () => {
  const [report, warn] = [vi.spyOn(errorReporter, 'reportClientError'), vi.spyOn(console, 'warn')];
  for (const spy of [report, warn]) spy.mockImplementation(() => undefined);
  const error = new Error('broken watcher');
  function BrokenThread() {
    const onFrame = () => {
      throw error;
    };
    useTopic('post:7', { onFrame });
    return null;
  }
  render(
    <>
      <BrokenThread />
      {page()}
    </>,
  );
  await connect();
  await agree();
  act(() => line().simulateMessage({ type: 'watching', postId: 7, count: 2 }, changed(5)));
  expect(report).toHaveBeenCalledWith('error', error);
  expect(report).toHaveBeenCalledTimes(2);
  expect(shown()).toMatch(/ 5$/);
});

it('a hidden cached page watches nothing, and continues from its seq', async () => {
  const { rerender } = render(page());
  await connect();
  await agree();
  act(() => line().simulateMessage(changed(5)));
  rerender(page('hidden'));
  await agree();
  expect(line().sentOf('unwatch')).toHaveLength(1);
  rerender(page());
  await agree();
  expect(line().sentOf('watch').at(-1)).toMatchObject({ topic: 'post:7', since: 5 });
  expect(onJoin).toHaveBeenCalledTimes(2);
});

it('a new connection watches again from the last applied seq', async () => {
  render(page());
  await connect();
  await agree();
  act(() => line().simulateMessage(changed(5), changed(5), changed(7)));
  act(() =>
    line().simulateMessage({ type: 'likes', postId: 7, post: 0, comments: { 3: 1 }, likesVersion: 21 }),
  );
  expect(shown()).toBe('live 5');
  act(() => line().simulateClose(1012));
  expect(shown()).toBe('waiting 5');
  await passes(20_000);
  await connect();
  expect(line().sentOf('watch')).toMatchObject([{ topic: 'post:7', since: 5, likesVersion: 21 }]);
  await agree();
  act(() => line().simulateMessage(changed(6), changed(7)));
  expect(shown()).toBe('live 7');
  expect(onJoin).toHaveBeenCalledTimes(2);
});

it('a gap is read by REST, and the watch continues from the seq of the answer', async () => {
  render(page());
  await connect();
  await agree();
  act(() => line().simulateMessage({ type: 'gap', topic: 'post:7', since: 4 }));
  await agree();
  expect(line().sentOf('watch').at(-1)).toMatchObject({ since: 90 });
  expect(shown()).toBe('live 90');
});

it('a refused watch is reported to its watcher', async () => {
  render(page());
  await connect();
  const { id } = line().sentOf('watch')[0]!;
  act(() => line().simulateMessage({ type: 'error', id, code: 2002, msg: '没有这个帖子' }));
  await passes(0);
  expect(shown()).toBe('gone 4');
});

it('a topic that is deleted while it is watched is reported', async () => {
  render(page());
  await connect();
  await agree();
  act(() => line().simulateMessage([changed(5), { type: 'watchEnded', topic: 'post:7', reason: 'gone' }]));
  expect(shown()).toBe('gone 5');
});

it('a null topic watches nothing, and a changed topic is watched instead', async () => {
  const { rerender } = render(page('visible', null));
  await passes(60_000);
  expect(FakeSocket.all).toEqual([]);
  rerender(page('visible', 8));
  await connect();
  await agree();
  rerender(page('visible', 9));
  await agree();
  await agree();
  expect(line().sent.slice(1)).toMatchObject([
    { type: 'watch', topic: 'post:8' },
    { type: 'unwatch', topic: 'post:8' },
    { type: 'watch', topic: 'post:9' },
  ]);
});
