import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

interface Options<Answer, Variables, Context> extends UseMutationOptions<Answer, Error, Variables, Context> {
  /** Names what a write is about, where several things may be written side by side. By default there is but one. */
  dedupeKey?: (variables: Variables) => string;
}

/**
 * The one way to write. What is under way is not sent again, however often it is asked for: `isPending` shows only with the next
 * rendering, and two clicks may come before it.
 */
export function useWrite<Answer, Variables = void, Context = unknown>({
  dedupeKey,
  ...options
}: Options<Answer, Variables, Context>) {
  const inFlight = useRef(new Set<string>());
  const mutation = useMutation<Answer, Error, Variables, Context>({
    ...options,
    // Without a network a write fails, which is said; one that waited would be busy for ever, and happen when nobody expects it any more.
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
