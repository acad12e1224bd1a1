import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ClientFrame, Topic, TopicFrame } from '../events';
import { useSubscriptions, type Watcher } from '../subscriptions';
import { watchTopic } from '../watchTopic';
import type { RequestResult } from './pendingRequests';
import { TopicSubscriptions } from './topicSubscriptions';

const POST: Topic = 'post:7';
const DONE: RequestResult = { kind: 'done' };
const GONE: RequestResult = { kind: 'refused', code: 2002 };
const BUSY: RequestResult = { kind: 'refused', code: 1 };

let asked: { frame: ClientFrame; answer: (answer: RequestResult) => void }[];

function aLine(limit = 20): TopicSubscriptions {
  const topics = new TopicSubscriptions({
    ask: (frame) => new Promise((answer) => asked.push({ frame, answer })),
    limit,
  });
  onTestFinished(() => topics.end());
  return topics;
}

function aWatcher(seq?: number, likesVersion?: number) {
  const watcher = {
    at: seq,
    seq: () => watcher.at,
    likesVersion: () => likesVersion,
    take: vi.fn<Watcher['take']>(),
    refetch: vi.fn<Watcher['refetch']>(async () => undefined),
    joined: vi.fn<Watcher['joined']>(),
  };
  return watcher;
}

function watch(topic: Topic, watcher: Watcher = aWatcher()): () => void {
  const unwatch = watchTopic(topic, watcher);
  onTestFinished(unwatch);
  return unwatch;
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const frames = () => asked.map(({ frame }) => frame);
const state = (topic: Topic = POST) => useSubscriptions.getState().states.get(topic) ?? 'waiting';
const event = (seq: number) => ({ type: 'postChanged', postId: 7, seq }) as unknown as TopicFrame;

async function answers(answer: RequestResult = DONE): Promise<void> {
  await settled();
  asked.at(-1)!.answer(answer);
  await settled();
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

describe('several watchers of one topic', () => {
  it('share one watch from the lowest seq, and one unwatch when the last one leaves', async () => {
    aLine();
    const [first, second] = [aWatcher(12), aWatcher(9)];
    const leave = [watch(POST, first), watch(POST, second)];
    await answers();
    expect(frames()).toEqual([{ type: 'watch', topic: POST, since: 9 }]);
    expect(state()).toBe('live');
    expect(first.joined).toHaveBeenCalledOnce();
    leave[0]!();
    await settled();
    expect(asked).toHaveLength(1);
    leave[1]!();
    await answers();
    expect(frames().slice(1)).toEqual([{ type: 'unwatch', topic: POST }]);
    expect(state()).toBe('waiting');
  });

  it('each receive every frame', async () => {
    const line = aLine();
    const watchers = [aWatcher(1), aWatcher(1)];
    watchers.forEach((watcher) => watch(POST, watcher));
    await answers();
    line.take(event(2));
    for (const { take } of watchers) expect(take.mock.calls).toEqual([[event(2)]]);
  });

  it('a new watcher with the same seq needs no request', async () => {
    const line = aLine();
    watch(POST, aWatcher(4));
    await answers();
    line.take(event(5));
    const watching = { type: 'watching', postId: 7, count: 2 } as const;
    line.take(watching);
    const late = aWatcher(5);
    watch(POST, late);
    await settled();
    expect(asked).toHaveLength(1);
    expect(late.take.mock.calls).toEqual([[watching]]);
    expect(late.joined).toHaveBeenCalledOnce();
  });

  it('a new watcher with a lower seq causes a new watch from there', async () => {
    const line = aLine();
    watch(POST, aWatcher(4));
    await answers();
    line.take(event(5));
    const late = aWatcher(3);
    watch(POST, late);
    await answers();
    await answers();
    expect(frames().slice(1)).toEqual([
      { type: 'unwatch', topic: POST },
      { type: 'watch', topic: POST, since: 3 },
    ]);
    expect(late.joined).toHaveBeenCalledOnce();
  });

  it('continue from the lowest likes version shown, and a watcher without likes asks for none', async () => {
    const line = aLine();
    for (const watcher of [aWatcher(4, 30), aWatcher(4, 20), aWatcher()]) watch(POST, watcher);
    await answers();
    expect(frames()).toEqual([{ type: 'watch', topic: POST, since: 4, likesVersion: 20 }]);
    const likes = { type: 'likes', postId: 7, post: 1, comments: { 3: 2 }, likesVersion: 40 } as const;
    line.take(likes);
    watch(POST, aWatcher(4, 40));
    await settled();
    expect(asked).toHaveLength(1);
    watch(POST, aWatcher(4, 39));
    await answers();
    await answers();
    expect(frames().at(-1)).toMatchObject({ type: 'watch', likesVersion: 20 });
  });
});

it('leaving and returning in the same tick sends nothing', async () => {
  aLine();
  const leave = watch(POST);
  await answers();
  leave();
  watch(POST);
  await settled();
  expect(asked).toHaveLength(1);
});

it('only one frame of a topic is pending: an unwatch waits for the answer to the watch', async () => {
  aLine();
  const leave = watch(POST);
  await settled();
  leave();
  await settled();
  expect(asked).toHaveLength(1);
  await answers();
  expect(frames().at(-1)).toEqual({ type: 'unwatch', topic: POST });
});

it('a watch without a log has no since', async () => {
  aLine();
  watch('square:3');
  await settled();
  expect(frames()).toEqual([{ type: 'watch', topic: 'square:3', since: undefined }]);
});

it('a new connection watches every topic again, from the seq of its watcher', async () => {
  const former = aLine();
  const watcher = aWatcher(4);
  watch(POST, watcher);
  watch('square');
  await settled();
  asked.forEach(({ answer }) => answer(DONE));
  await settled();
  watcher.at = 6;
  former.end();
  expect([state(), state('square')]).toEqual(['waiting', 'waiting']);
  asked = [];
  aLine();
  await settled();
  expect(frames()).toMatchObject([{ topic: POST, since: 6 }, { topic: 'square' }]);
});

it.each(['before', 'after'])(
  'a watch that ends %s its answer because the post is gone is not repeated',
  async (when) => {
    const line = aLine(1);
    const watcher = aWatcher(4);
    watch(POST, watcher);
    watch('square');
    await settled();
    if (when === 'before') line.gone(POST);
    await answers();
    if (when === 'after') line.gone(POST);
    await settled();
    expect(state()).toBe('gone');
    expect(watcher.refetch).not.toHaveBeenCalled();
    await passes(60_000);
    // The slot is free for another topic.
    expect(frames()).toEqual([
      { type: 'watch', topic: POST, since: 4 },
      { type: 'watch', topic: 'square', since: undefined },
    ]);
  },
);

describe('a refused watch', () => {
  it('of a missing topic is reported, and retried only for a new watcher', async () => {
    aLine();
    watch(POST);
    await answers(GONE);
    expect(state()).toBe('gone');
    await passes(60_000);
    expect(asked).toHaveLength(1);
    watch(POST);
    await answers();
    expect(state()).toBe('live');
  });

  it('of a busy server is retried with growing delays', async () => {
    aLine();
    watch(POST);
    await answers(BUSY);
    await passes(500);
    await answers(BUSY);
    await passes(999);
    expect(asked).toHaveLength(2);
    await passes(1);
    expect(asked).toHaveLength(3);
  });
});

it('topics over the server limit wait until a slot is free', async () => {
  aLine(1);
  const leave = watch(POST);
  watch('square');
  await answers();
  expect(asked).toHaveLength(1);
  expect([state(), state('square')]).toEqual(['live', 'full']);
  leave();
  await answers();
  await answers();
  expect(frames().at(-1)).toMatchObject({ type: 'watch', topic: 'square' });
  expect(state('square')).toBe('live');
});

describe('a hole in the log', () => {
  it('causes a new watch of the topic', async () => {
    const line = aLine();
    const watcher = aWatcher(4);
    watch(POST, watcher);
    await answers();
    watcher.take.mockReturnValueOnce('hole');
    line.take(event(6));
    await answers();
    await answers();
    expect(frames().slice(1)).toEqual([
      { type: 'unwatch', topic: POST },
      { type: 'watch', topic: POST, since: 4 },
    ]);
    expect(watcher.refetch).not.toHaveBeenCalled();
  });

  it('that a replay does not fill causes a REST read after a delay', async () => {
    const line = aLine();
    const watcher = aWatcher(4);
    watch(POST, watcher);
    await answers();
    watcher.take.mockReturnValue('hole');
    line.take(event(6));
    await answers();
    await answers();
    line.take(event(7));
    await answers();
    expect(watcher.refetch).not.toHaveBeenCalled();
    await passes(1_000);
    expect(watcher.refetch).toHaveBeenCalledOnce();
    expect(frames().at(-1)).toMatchObject({ type: 'watch' });
  });
});

describe('a gap', () => {
  it.each(['before', 'after'])(
    'that comes %s the answer causes a REST read, and the watch continues from its seq',
    async (when) => {
      const line = aLine();
      const watcher = aWatcher(4);
      watcher.refetch.mockImplementation(async () => (watcher.at = 1_500));
      watch(POST, watcher);
      await settled();
      if (when === 'before') line.gap(POST);
      await answers();
      if (when === 'after') line.gap(POST);
      await settled();
      expect(watcher.refetch).toHaveBeenCalledOnce();
      expect(frames().at(-1)).toEqual({ type: 'watch', topic: POST, since: 1_500 });
      expect(asked).toHaveLength(2);
    },
  );

  it('is retried after a failed REST read', async () => {
    const line = aLine();
    const watcher = aWatcher(4);
    watcher.refetch.mockRejectedValueOnce(new Error('down'));
    watch(POST, watcher);
    await answers();
    line.gap(POST);
    await settled();
    expect(watcher.refetch).toHaveBeenCalledOnce();
    await passes(1_000);
    expect(watcher.refetch).toHaveBeenCalledTimes(2);
    expect(frames().at(-1)).toMatchObject({ type: 'watch' });
  });

  it('of a topic without watchers causes no read', async () => {
    const line = aLine();
    watch(POST)();
    await settled();
    line.gap(POST);
    await settled();
    expect(asked).toEqual([]);
  });
});

it('a closed connection sends nothing and delivers nothing', async () => {
  const line = aLine();
  watch(POST);
  await settled();
  line.end();
  await answers();
  watch('square');
  await settled();
  expect(asked).toHaveLength(1);
  expect(state()).toBe('waiting');
});

describe('an error thrown by a watcher', () => {
  const broken = () => {
    throw new Error('坏了');
  };

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('on a log entry does not stop other watchers, and the topic is watched again', async () => {
    const line = aLine();
    const [bad, good] = [aWatcher(1), aWatcher(1)];
    bad.take.mockImplementationOnce(broken);
    watch(POST, bad);
    watch(POST, good);
    await answers();
    line.take(event(2));
    expect(good.take).toHaveBeenCalledWith(event(2));
    await answers();
    await answers();
    expect(frames().slice(1)).toEqual([
      { type: 'unwatch', topic: POST },
      { type: 'watch', topic: POST, since: 1 },
    ]);
    expect(state()).toBe('live');
  });

  it('on a frame without a seq does not restart the topic', async () => {
    const line = aLine();
    const bad = aWatcher(1);
    bad.take.mockImplementation(broken);
    watch(POST, bad);
    await answers();
    line.take({ type: 'watching', postId: 7, count: 2 });
    await settled();
    expect(asked).toHaveLength(1);
    expect(state()).toBe('live');
  });

  it('in joined() stops neither other watchers nor later ones', async () => {
    aLine();
    const [bad, good] = [aWatcher(1), aWatcher(1)];
    bad.joined.mockImplementation(broken);
    watch(POST, bad);
    watch(POST, good);
    await answers();
    expect(good.joined).toHaveBeenCalledOnce();
    const [late, later] = [aWatcher(1), aWatcher(1)];
    late.joined.mockImplementation(broken);
    watch(POST, late);
    watch(POST, later);
    await settled();
    expect(later.joined).toHaveBeenCalledOnce();
  });

  it.each(['seq', 'refetch'] as const)('in %s() does not block the topic', async (what) => {
    const line = aLine();
    const bad = aWatcher(1);
    watch(POST, bad);
    await answers();
    const original = bad[what];
    (bad as Record<string, unknown>)[what] = broken;
    if (what === 'seq') line.take(event(2));
    line.gap(POST);
    await settled();
    (bad as Record<string, unknown>)[what] = original;
    await passes(60_000);
    await answers();
    expect(frames().at(-1)).toMatchObject({ type: 'watch', topic: POST });
    expect(state()).toBe('live');
  });
});
