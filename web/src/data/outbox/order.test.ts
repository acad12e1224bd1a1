import { eventually } from '@test/eventually';
import { aKind, isDone, keys, note, REFUSED, server, stored, texts } from '@test/notes';
import { setOnline } from '@test/online';
import { describe, expect, it } from 'vitest';
import { currentEntries, reloadEntries } from './entryStore';
import { submit, withdraw } from './outbox';

describe('the order of writes', () => {
  it('writes with one order key are sent one after the other, oldest first', async () => {
    let answerFirst: (value: unknown) => void = () => undefined;
    server.outcomes = [new Promise((resolve) => (answerFirst = resolve))];
    const write = aKind();
    for (const text of ['1', '2', '3']) submit(write, note(text));
    await eventually(() => expect(texts()).toEqual(['1']));
    answerFirst(null);
    await isDone();
    expect(texts()).toEqual(['1', '2', '3']);
  });

  it('a write that waits does not delay writes with another order key', async () => {
    server.outcomes = [new Promise(() => undefined)];
    const write = aKind();
    const stuck = submit(write, note('stuck', 'a'));
    await eventually(() => expect(texts()).toEqual(['stuck']));
    submit(write, note('free', 'b'));
    await eventually(() => expect(texts()).toEqual(['stuck', 'free']));
    void withdraw(stuck);
  });

  it('a refused write does not delay the next one', async () => {
    server.outcomes = [REFUSED];
    const write = aKind({ keepsRefused: true, refusalText: () => 'no' });
    submit(write, note('bad'));
    submit(write, note('good'));
    await eventually(() => expect(texts()).toEqual(['bad', 'good']));
    await eventually(() => expect(currentEntries()).toMatchObject([{ refusal: 'no' }]));
  });

  it('of writes that set a state only the newest is sent', async () => {
    setOnline(false);
    const write = aKind({ latestOnly: true });
    for (const text of ['on', 'off', 'on again']) submit(write, note(text));
    expect(currentEntries()).toHaveLength(1);
    setOnline(true);
    await isDone();
    expect(texts()).toEqual(['on again']);
  });

  it('a state that changes while the older one is sent is sent afterwards', async () => {
    let answerFirst: (value: unknown) => void = () => undefined;
    server.outcomes = [new Promise((resolve) => (answerFirst = resolve))];
    const write = aKind({ latestOnly: true });
    submit(write, note('on'));
    await eventually(() => expect(texts()).toEqual(['on']));
    submit(write, note('off'));
    answerFirst(null);
    await isDone();
    expect(texts()).toEqual(['on', 'off']);
    expect(keys().size).toBe(2);
  });
});

describe('a page that closes', () => {
  it('sends in the same task, with keepalive', async () => {
    submit(aKind({ latestOnly: true }), note('page 5'), { closing: true });
    expect(server.calls).toMatchObject([{ text: 'page 5', keepalive: true }]);
    await isDone();
    expect(server.calls).toHaveLength(1);
  });

  it('a write that follows waits for the answer of the closing one', async () => {
    let answerFirst: (value: unknown) => void = () => undefined;
    server.outcomes = [new Promise((resolve) => (answerFirst = resolve))];
    const write = aKind({ latestOnly: true });
    submit(write, note('page 5'), { closing: true });
    submit(write, note('page 6'));
    await eventually(async () => expect(await stored()).toMatchObject([{ payload: { text: 'page 6' } }]));
    await reloadEntries();
    expect(texts()).toEqual(['page 5']);
    answerFirst(null);
    await isDone();
    expect(texts()).toEqual(['page 5', 'page 6']);
  });
});
