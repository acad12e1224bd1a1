import { ApiError } from '@/api/errors';
import { isRejected } from '@/api/http';
import { actionErrorText, isSignedOut } from '@/api/actionErrors';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { withTabLock } from '@/lib/withTabLock';
import { backoffMs } from '@/realtime/backoff';
import { notifyManager } from '@tanstack/react-query';
import { sendLike, type LikeKind, type LikeState } from './api';
import {
  findPendingLike,
  likeName,
  pendingLikesOf,
  removePendingLike,
  savePendingLike,
  type PendingLike,
} from './pendingLikes';

/** Puts the server's answer about a heart wherever the heart is shown. */
export type AnswerHandler = (pendingLike: PendingLike, answer: LikeState, askedAt: number) => void;

const answerHandlers = new Map<LikeKind, AnswerHandler>();
const inFlight = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Sets the handler of all further answers, including those to pending likes of an earlier page. */
export function onLikeAnswers(kind: LikeKind, handler: AnswerHandler): void {
  answerHandlers.set(kind, handler);
}

/** Sends the pending likes of this player. A like without an answer is sent again when the network is back, or after a backoff. */
export function deliverAll(): void {
  const { uid } = useAccount.getState();
  for (const { kind, id } of pendingLikesOf(uid)) void deliver(uid, likeName(kind, id));
}

/** Sends the newest pending like of this heart, and then any newer one. */
export async function deliver(uid: number, name: string): Promise<void> {
  if (inFlight.has(name) || !navigator.onLine) return;
  inFlight.add(name);
  try {
    // One tab sends at a time. The next tab finds no pending like.
    await withTabLock(`portal-like:${name}`, async () => {
      let pendingLike = findPendingLike(uid, name);
      while (pendingLike && uid === useAccount.getState().uid && (await isSettled(uid, pendingLike))) {
        const later = findPendingLike(uid, name);
        pendingLike = later?.time === pendingLike.time ? undefined : later;
      }
    });
  } finally {
    inFlight.delete(name);
  }
}

async function isSettled(uid: number, pendingLike: PendingLike): Promise<boolean> {
  const askedAt = performance.now();
  try {
    const answer = await sendLike(pendingLike.kind, pendingLike.id, pendingLike.liked);
    failures = 0;
    answerHandlers.get(pendingLike.kind)?.(pendingLike, answer, askedAt);
  } catch (error) {
    if (!isRejected(error)) {
      scheduleRetry(uid, pendingLike, error);
      return false;
    }
    toast.error(actionErrorText(error));
  }
  // Only after the screens were notified of the answer. Otherwise the heart blinks.
  notifyManager.schedule(() => removePendingLike(uid, pendingLike));
  return true;
}

function scheduleRetry(uid: number, pendingLike: PendingLike, error: unknown): void {
  if (findPendingLike(uid, likeName(pendingLike.kind, pendingLike.id))?.time === pendingLike.time)
    savePendingLike(uid, { ...pendingLike, unsent: true });
  // The like waits for the next login.
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
