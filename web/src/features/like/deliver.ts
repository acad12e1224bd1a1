import { ApiError } from '@/api/errors';
import { isRefusal } from '@/api/http';
import { deedErrorText, isSignedOut } from '@/api/refusals';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { inTurn } from '@/lib/inTurn';
import { backoffMs } from '@/realtime/backoff';
import { notifyManager } from '@tanstack/react-query';
import { sendLike, type Answer, type Kind } from './api';
import { dropWish, keepWish, nameOf, wishesOf, wishNow, type Wish } from './wishes';

/** Takes in what the server says of a heart, wherever that is shown. */
export type Taker = (wish: Wish, answer: Answer, askedAt: number) => void;

const takers = new Map<Kind, Taker>();
const underWay = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Who takes the answers from now on, also those to wishes of an earlier page. */
export function takeAnswers(kind: Kind, taker: Taker): void {
  takers.set(kind, taker);
}

/** Sends what this player's wishes are, each once; what finds no answer goes again when the line is back, or after a while. */
export function deliverAll(): void {
  const { uid } = useAccount.getState();
  for (const { kind, id } of wishesOf(uid)) void deliver(uid, nameOf(kind, id));
}

/** The newest wish for this heart, and the one after, should there be one by then. */
export async function deliver(uid: number, name: string): Promise<void> {
  if (underWay.has(name) || !navigator.onLine) return;
  underWay.add(name);
  try {
    // Of all tabs one sends at a time; the next finds the wish settled.
    await inTurn(`portal-like:${name}`, async () => {
      let wish = wishNow(uid, name);
      while (wish && uid === useAccount.getState().uid && (await isSettled(uid, wish))) {
        const later = wishNow(uid, name);
        wish = later?.time === wish.time ? undefined : later;
      }
    });
  } finally {
    underWay.delete(name);
  }
}

async function isSettled(uid: number, wish: Wish): Promise<boolean> {
  const askedAt = performance.now();
  try {
    const answer = await sendLike(wish.kind, wish.id, wish.liked);
    failures = 0;
    takers.get(wish.kind)?.(wish, answer, askedAt);
  } catch (error) {
    if (!isRefusal(error)) {
      waitFor(uid, wish, error);
      return false;
    }
    toast.error(deedErrorText(error));
  }
  // After whoever shows it has heard the answer: the heart does not blink.
  notifyManager.schedule(() => dropWish(uid, wish));
  return true;
}

function waitFor(uid: number, wish: Wish, error: unknown): void {
  if (wishNow(uid, nameOf(wish.kind, wish.id))?.time === wish.time) keepWish(uid, { ...wish, unsent: true });
  // It waits for the next login.
  if (isSignedOut(error)) return;
  failures += 1;
  const seconds = error instanceof ApiError ? error.retryAfter : null;
  clearTimeout(timer);
  timer = setTimeout(deliverAll, seconds === null ? backoffMs(failures) : seconds * 1_000);
}

window.addEventListener('online', deliverAll);
useAccount.subscribe(({ uid }, before) => {
  if (uid && uid !== before.uid) deliverAll();
});
