import { ApiError, errorText } from '@/api/errors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useIsCurrentVisit } from '@/lib/useIsCurrentVisit';
import { useState } from 'react';
import type { FieldErrors } from '../validation';

type Values = Record<string, string>;

interface Options<V extends Values, Answer> {
  /** What is in it before anybody typed; a field that nobody touched follows it. */
  initial: V;
  /** What is wrong, before anybody is asked. */
  check: (values: V) => FieldErrors<V>;
  send: (values: V) => Promise<Answer>;
  onDone: (answer: Answer, values: V) => void;
  /** Leads on afterwards; not whoever has left meanwhile. */
  onSuccessNavigate?: () => void;
  /** The field that a refusal with this code is about. */
  refusedField?: Partial<Record<number, keyof V>>;
  /** Other words for a refusal with this code, where its own fit another form better. */
  refusedText?: Partial<Record<number, string>>;
  /** Takes a refusal that needs more than words; says whether it did. */
  onRefused?: (refusal: ApiError) => boolean;
}

/** A form: its values, what is wrong with each, and the one call that it sends. */
export function useForm<V extends Values, Answer>(options: Options<V, Answer>) {
  const [typed, setTyped] = useState<Partial<V>>({});
  const values: V = { ...options.initial, ...typed };
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const write = useWrite({
    mutationFn: options.send,
    onMutate: useIsCurrentVisit(),
    onSuccess: (answer, values, isCurrentVisit) => {
      options.onDone(answer, values);
      if (isCurrentVisit()) options.onSuccessNavigate?.();
    },
    onError: (error) => {
      const wrong = fieldsOf(error, options);
      if (Object.keys(wrong).length > 0) setErrors(wrong);
      else if (!(error instanceof ApiError && options.onRefused?.(error))) toast.error(errorText(error));
    },
  });
  const set = (name: keyof V, value: string) => {
    setTyped((now) => ({ ...now, [name]: value }));
    setErrors((now) => ({ ...now, [name]: undefined }));
  };
  return {
    values,
    busy: write.isPending,
    /** What an input of this name needs. */
    field: (name: keyof V) => ({
      value: values[name] ?? '',
      onValue: (value: string) => set(name, value),
      error: errors[name],
    }),
    fail: (name: keyof V, text: string) => setErrors((now) => ({ ...now, [name]: text })),
    submit: () => {
      const wrong = options.check(values);
      setErrors(wrong);
      if (Object.values(wrong).every((text) => text === undefined)) write.mutate(values);
    },
  };
}

function fieldsOf<V extends Values, Answer>(
  error: unknown,
  { initial, refusedField, refusedText }: Options<V, Answer>,
): FieldErrors<V> {
  if (!(error instanceof ApiError)) return {};
  const code = error.code ?? -1;
  const field = refusedField?.[code];
  if (field) return { [field]: refusedText?.[code] ?? errorText(error) } as FieldErrors<V>;
  // What the server finds wrong with something that is not on the form must still be said.
  const known = Object.entries(error.fields).filter(([name]) => name in initial);
  return Object.fromEntries(known) as FieldErrors<V>;
}
