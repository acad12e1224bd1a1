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

/** Puts a comment on its way. False: the same is on its way already. */
export function submit(comment: Omit<OutgoingComment, 'id' | 'time' | 'refusal'>): boolean {
  const { uid } = useAccount.getState();
  const item = enqueue(uid, comment);
  if (item) void send(uid, item.id);
  return item !== null;
}

/** What was refused, or waited for too long, goes once more. */
export function resubmit({ id }: OutgoingComment): void {
  const { uid } = useAccount.getState();
  updateQueued(uid, id, { refusal: null, time: Date.now() });
  void send(uid, id);
}

/**
 * Sends what whoever is signed in said; what finds no answer goes again when the line is back, or after a while. Where the session is over
 * it waits for its author's next login.
 */
export function sendAll(): void {
  const { uid } = useAccount.getState();
  for (const { id, refusal } of outgoingComments(uid)) if (refusal === null) void send(uid, id);
}

async function send(uid: number, id: string): Promise<void> {
  if (inFlight.has(id) || !navigator.onLine) return;
  inFlight.add(id);
  try {
    // Of all tabs one sends at a time; the next finds the comment gone.
    await withTabLock(`portal-comment:${id}`, () => sendNow(uid, id));
  } finally {
    inFlight.delete(id);
  }
}

async function sendNow(uid: number, id: string): Promise<void> {
  const item = outgoingComments(uid).find((one) => one.id === id && one.refusal === null);
  // Every call goes out in the name of whoever is signed in.
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

/** Not judged yet, and not to be asked at once: its author says when. */
function isTooOften(error: unknown): boolean {
  return error instanceof ApiError && error.code === CODE.tooManyTries;
}

window.addEventListener('online', sendAll);
useAccount.subscribe(({ uid }, before) => {
  if (uid && uid !== before.uid) sendAll();
});
