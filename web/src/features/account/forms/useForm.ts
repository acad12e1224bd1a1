import { ApiError, errorText } from '@/api/errors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useIsCurrentVisit } from '@/lib/useIsCurrentVisit';
import { useRef, useState } from 'react';
import type { FieldErrors } from '../validation';

type Values = Record<string, string>;

export interface FormOptions<V extends Values, Answer> {
  /** The values before the user types, in the order of the fields. An untouched field follows later changes of them. */
  initial: V;
  /** Validates the values before the request. */
  check: (values: V) => FieldErrors<V>;
  send: (values: V) => Promise<Answer>;
  /** Runs after the validation. False holds the request back: the form says why. */
  allowed?: () => boolean;
  onDone: (answer: Answer, values: V) => void;
  /** Navigates after a success, unless the user has left the page meanwhile. */
  onSuccessNavigate?: (answer: Answer) => void;
  /** The field that shows a refusal with this code. */
  refusedField?: Partial<Record<number, keyof V>>;
  /** Replaces the server's text for a refusal with this code, if that text does not fit this form. */
  refusedText?: Partial<Record<number, string>>;
  /** Handles a refusal that needs more than a text; returns whether it did. */
  onRefused?: (refusal: ApiError) => boolean;
}

/** A form: its values, the error of each field, and the one request that it sends. */
export function useForm<V extends Values, Answer>(options: FormOptions<V, Answer>) {
  const [typed, setTyped] = useState<Partial<V>>({});
  const values: V = { ...options.initial, ...typed };
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const inputs = useRef<Partial<Record<keyof V, HTMLInputElement | null>>>({});
  const focusFirst = (wrong: FieldErrors<V>) => {
    const first = firstOf(wrong, options.initial);
    if (first !== undefined) inputs.current[first]?.focus();
  };
  const write = useWrite({
    mutationFn: options.send,
    onMutate: useIsCurrentVisit(),
    onSuccess: (answer, values, isCurrentVisit) => {
      options.onDone(answer, values);
      if (isCurrentVisit()) options.onSuccessNavigate?.(answer);
    },
    onError: (error) => {
      const wrong = fieldsOf(error, options);
      if (Object.keys(wrong).length > 0) {
        setErrors(wrong);
        focusFirst(wrong);
      } else if (!(error instanceof ApiError && options.onRefused?.(error))) toast.error(errorText(error));
    },
  });
  const send = (checked: V) => {
    if (!write.isPending && options.allowed?.() === false) return;
    write.mutate(checked);
  };
  const set = (name: keyof V, value: string) => {
    setTyped((now) => ({ ...now, [name]: value }));
    setErrors((now) => ({ ...now, [name]: undefined }));
  };
  return {
    values,
    busy: write.isPending,
    /** The props of the input with this name. */
    field: (name: keyof V) => ({
      value: values[name] ?? '',
      onValue: (value: string) => set(name, value),
      error: errors[name],
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
    }),
    /** Shows the error at the field, which gets the focus. */
    fail: (name: keyof V, text: string) => {
      setErrors((now) => ({ ...now, [name]: text }));
      inputs.current[name]?.focus();
    },
    submit: () => {
      const wrong = options.check(values);
      setErrors(wrong);
      if (firstOf(wrong, options.initial) === undefined) send(values);
      else focusFirst(wrong);
    },
    /**
     * Takes a value that is complete with its last key, and submits. If another field is not valid yet, that field gets the focus
     * instead. It shows its error only if it is not empty.
     */
    complete: (name: keyof V, value: string) => {
      set(name, value);
      const next = { ...values, [name]: value };
      const wrong = options.check(next);
      const first = firstOf(wrong, options.initial);
      setErrors(first !== undefined && next[first] ? ({ [first]: wrong[first] } as FieldErrors<V>) : {});
      if (first === undefined) send(next);
      else focusFirst(wrong);
    },
  };
}

/** The first field with an error. */
function firstOf<V extends Values>(wrong: FieldErrors<V>, initial: V): keyof V | undefined {
  return Object.keys(initial).find((name) => wrong[name] !== undefined);
}

function fieldsOf<V extends Values, Answer>(
  error: unknown,
  { initial, refusedField, refusedText }: FormOptions<V, Answer>,
): FieldErrors<V> {
  if (!(error instanceof ApiError)) return {};
  const code = error.code ?? -1;
  const field = error.field && error.field in initial ? error.field : refusedField?.[code];
  if (field) return { [field]: refusedText?.[code] ?? errorText(error) } as FieldErrors<V>;
  // Errors for fields that this form does not have are shown as a toast instead.
  const known = Object.entries(error.fields).filter(([name]) => name in initial);
  return Object.fromEntries(known) as FieldErrors<V>;
}
