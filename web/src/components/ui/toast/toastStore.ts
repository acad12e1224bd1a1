import { TOAST_DURATION_MS, TOAST_MAX } from '@/constants';
import { create } from 'zustand';

export type ToastType = 'success' | 'info' | 'warning' | 'error';

interface Toast {
  id: number;
  type: ToastType;
  text: string;
  /** How often this toast was shown in a row. */
  repeats: number;
  /** Runs on a tap. */
  onTap?: () => void;
  /** The name of a button for `onTap`. Without it, the text is the button. */
  action?: string;
}

interface ToastOptions {
  durationMs?: number;
  /** Counts identical toasts instead of stacking them. */
  grouping?: boolean;
  /** The maximum number of visible toasts; the oldest disappears. */
  max?: number;
  /** Runs on a tap, in addition to closing the toast. */
  onTap?: () => void;
  /** The name of a button for `onTap`, for example 撤销. Without it, the text is the button. */
  action?: string;
}

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

function show(type: ToastType, text: string, options: ToastOptions = {}): void {
  const { durationMs = TOAST_DURATION_MS, grouping = true, max = TOAST_MAX, onTap, action } = options;
  const { toasts } = useToasts.getState();
  const same = grouping ? toasts.find((toast) => toast.type === type && toast.text === text) : undefined;
  const toast = same
    ? { ...same, repeats: same.repeats + 1, onTap, action }
    : { id: (lastId += 1), type, text, repeats: 1, onTap, action };
  const rest = toasts.filter((other) => other.id !== toast.id);
  const standing = same ? toasts.map((other) => (other.id === toast.id ? toast : other)) : [...rest, toast];
  for (const dropped of standing.slice(0, -max)) clearTimeout(timers.get(dropped.id));
  useToasts.setState({ toasts: standing.slice(-max) });
  clearTimeout(timers.get(toast.id));
  timers.set(
    toast.id,
    setTimeout(() => dismiss(toast.id), durationMs),
  );
}

export function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Short messages at the top of the page. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
};
