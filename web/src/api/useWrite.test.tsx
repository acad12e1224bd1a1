import { renderScreen } from '@test/render';
import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWrite } from './useWrite';

/** Renders the hook. Returns its write function and the resolvers of the pending answers. */
function writing(about?: (what: string) => string) {
  const answers: (() => void)[] = [];
  const refusals: (() => void)[] = [];
  const send = vi.fn<(what: string) => Promise<void>>(
    () =>
      new Promise((answer, refuse) => {
        answers.push(answer);
        refusals.push(() => refuse(new Error('no')));
      }),
  );
  let write: (what: string) => void = () => undefined;
  function Writer() {
    write = useWrite({ mutationFn: send, dedupeKey: about }).mutate;
    return null;
  }
  renderScreen(<Writer />);
  const both = (first: string, second: string) =>
    act(async () => {
      write(first);
      write(second);
    });
  return { send, both, answers, refusals, write: (what: string) => act(async () => write(what)) };
}

it('two clicks before a rendering send one call', async () => {
  const { send, both } = writing();
  await both('甲', '甲');
  expect(send).toHaveBeenCalledOnce();
});

it.each(['answers', 'refusals'] as const)('after its %s the write may be sent again', async (outcome) => {
  const writer = writing();
  await writer.write('甲');
  await act(async () => writer[outcome][0]!());
  await writer.write('甲');
  expect(writer.send).toHaveBeenCalledTimes(2);
});

it('writes with different dedupe keys run in parallel', async () => {
  const { send, both, write } = writing((what) => what);
  await both('甲', '乙');
  await write('乙');
  expect(send.mock.calls.map(([what]) => what)).toEqual(['甲', '乙']);
});

it('a write without a network fails and is not queued', async () => {
  onlineManager.setOnline(false);
  try {
    const { send, refusals, write } = writing();
    await write('甲');
    await act(async () => refusals[0]!());
    await act(async () => onlineManager.setOnline(true));
    expect(send).toHaveBeenCalledOnce();
  } finally {
    onlineManager.setOnline(true);
  }
});
