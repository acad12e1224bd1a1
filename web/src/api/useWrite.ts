import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

interface Options<Answer, Variables, Context> extends UseMutationOptions<Answer, Error, Variables, Context> {
  /** Identifies the object of a write, so that writes about different objects may run in parallel. By default only one write may run. */
  dedupeKey?: (variables: Variables) => string;
}

/**
 * Makes a write whose page waits for the answer. ESLint forbids `useMutation` elsewhere; a write that must survive a reload uses `data/outbox`.
 * A pending write is not sent again: `isPending` changes only with the next rendering, and two clicks may come before that.
 */
export function useWrite<Answer, Variables = void, Context = unknown>({
  dedupeKey,
  ...options
}: Options<Answer, Variables, Context>) {
  const inFlight = useRef(new Set<string>());
  const mutation = useMutation<Answer, Error, Variables, Context>({
    ...options,
    // Without a network a write fails, and the page reports it. A paused write would run later, when the player no longer expects it.
    networkMode: 'always',
    onSettled: (...outcome) => {
      inFlight.current.delete(dedupeKey?.(outcome[2]) ?? '');
      return options.onSettled?.(...outcome);
    },
  });
  const { mutate: send } = mutation;
  const mutate = (variables: Variables) => {
    const key = dedupeKey?.(variables) ?? '';
    if (inFlight.current.has(key)) return;
    inFlight.current.add(key);
    send(variables);
  };
  const { mutateAsync, ...rest } = mutation;
  return { ...rest, mutate };
}
