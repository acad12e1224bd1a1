import { ApiError, CODE } from '@/api/errors';
import { isRejected } from '@/api/http';
import { actionErrorText } from '@/api/actionErrors';
import { useAccount } from '@/features/account';
import { withTabLock } from '@/lib/withTabLock';
import { backoffMs } from '@/realtime/backoff';
import { sendComment } from '../api';
import { addNewComment } from '../live/newComments';
import { dequeue, enqueue, outgoingComments, updateQueued, type OutgoingComment } from './outboxStore';

const inFlight = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Queues a comment and sends it. False: the same comment is already waiting. */
export function submit(comment: Omit<OutgoingComment, 'id' | 'time' | 'refusal'>): boolean {
  const { uid } = useAccount.getState();
  const item = enqueue(uid, comment);
  if (item) void send(uid, item.id);
  return item !== null;
}

/** Sends a comment again that was refused or has expired. */
export function resubmit({ id }: OutgoingComment): void {
  const { uid } = useAccount.getState();
  updateQueued(uid, id, { refusal: null, time: Date.now() });
  void send(uid, id);
}

/**
 * Sends the waiting comments of the signed-in player. A comment without an answer is sent again when the network is back, or after a
 * backoff. After the end of the session, it waits for its author's next login.
 */
export function sendAll(): void {
  const { uid } = useAccount.getState();
  for (const { id, refusal } of outgoingComments(uid)) if (refusal === null) void send(uid, id);
}

async function send(uid: number, id: string): Promise<void> {
  if (inFlight.has(id) || !navigator.onLine) return;
  inFlight.add(id);
  try {
    // One tab sends at a time. The next tab finds that the comment is gone.
    await withTabLock(`portal-comment:${id}`, () => sendNow(uid, id));
  } finally {
    inFlight.delete(id);
  }
}

async function sendNow(uid: number, id: string): Promise<void> {
  const item = outgoingComments(uid).find((one) => one.id === id && one.refusal === null);
  // A call is made in the name of the signed-in player, so others' comments wait.
  if (!item || uid !== useAccount.getState().uid) return;
  const { post, content, replyTo, mentions } = item;
  const words = {
    content,
    replyCommentId: replyTo?.id,
    mentions: mentions.length > 0 ? mentions.map((person) => person.uid) : undefined,
  };
  try {
    const comment = await sendComment(post, words, id);
    failures = 0;
    dequeue(uid, id);
    if (uid === useAccount.getState().uid) addNewComment(post, { key: id, comment, seen: true });
  } catch (error) {
    if (isRejected(error) || isTooOften(error)) updateQueued(uid, id, { refusal: actionErrorText(error) });
    else scheduleRetry();
  }
}

function scheduleRetry(): void {
  failures += 1;
  clearTimeout(timer);
  timer = setTimeout(sendAll, backoffMs(failures));
}

/** A rate limit is no final refusal. The author decides when to send the comment again. */
function isTooOften(error: unknown): boolean {
  return error instanceof ApiError && error.code === CODE.tooManyTries;
}

window.addEventListener('online', sendAll);
useAccount.subscribe(({ uid }, before) => {
  if (uid && uid !== before.uid) sendAll();
});
