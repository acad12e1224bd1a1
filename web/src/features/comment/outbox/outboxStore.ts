import type { Comment, Mention } from '@/api/types';
import { useAccount } from '@/features/account';
import { readJson, remove, writeJson } from '@/lib/storage';
import { uuid } from '@/lib/uuid';
import { t } from '@/lib/i18n';
import { create } from 'zustand';

/** An own comment that the server has not confirmed. */
export interface OutgoingComment {
  id: string;
  post: number;
  content: string;
  replyTo: ReplyTarget | null;
  mentions: readonly Mention[];
  time: number;
  /** Why it was refused. Null: it waits for an answer. */
  refusal: string | null;
}

/** The comment or reply that is answered, and its top-level comment. */
export interface ReplyTarget extends Mention {
  id: number;
  root: number;
}

/** The server forgets idempotency keys after a day. An older comment could appear twice, so its author decides. */
const MAX_AGE_MS = 23 * 3_600_000;
const MAX_ITEMS = 20;
const NONE: readonly OutgoingComment[] = [];

const keyOf = (uid: number) => `${uid}:comments` as const;

interface OutboxState {
  items: readonly OutgoingComment[];
}

/** The unconfirmed comments of this player. Local storage keeps them when the page closes, and tabs share them. */
export const useOutbox = create<OutboxState>(() => ({ items: outgoingComments(useAccount.getState().uid) }));

/** The stored comments, including those of other tabs. */
export function outgoingComments(uid: number): readonly OutgoingComment[] {
  const stored = uid ? readJson(keyOf(uid)) : null;
  if (!Array.isArray(stored)) return NONE;
  return (stored as OutgoingComment[]).map((item) =>
    Date.now() - item.time > MAX_AGE_MS ? { ...item, refusal: item.refusal ?? t('没有发出去') } : item,
  );
}

/** Adds a comment. Null: the same comment is already waiting. */
export function enqueue(
  uid: number,
  comment: Omit<OutgoingComment, 'id' | 'time' | 'refusal'>,
): OutgoingComment | null {
  const items = outgoingComments(uid);
  if (items.some((item) => item.refusal === null && isSame(item, comment))) return null;
  const item: OutgoingComment = { ...comment, id: uuid(), time: Date.now(), refusal: null };
  save(uid, [...items, item].slice(-MAX_ITEMS));
  return item;
}

export function updateQueued(
  uid: number,
  id: string,
  change: Partial<Pick<OutgoingComment, 'refusal' | 'time'>>,
): void {
  save(
    uid,
    outgoingComments(uid).map((item) => (item.id === id ? { ...item, ...change } : item)),
  );
}

export function dequeue(uid: number, id: string): void {
  const items = outgoingComments(uid);
  if (items.some((item) => item.id === id))
    save(
      uid,
      items.filter((item) => item.id !== id),
    );
}

/**
 * A push brought an own comment. Removes the waiting comment with the same text, even if its answer comes later or never. Returns the
 * removed comment's id.
 */
export function dequeueArrived(
  uid: number,
  post: number,
  { content, replyCommentId }: Comment,
): string | null {
  const sent = { post, content, replyTo: replyCommentId ? { id: replyCommentId } : null };
  const item = outgoingComments(uid).find((one) => one.refusal === null && isSame(one, sent));
  if (item) dequeue(uid, item.id);
  return item?.id ?? null;
}

interface CommentText {
  post: number;
  content: string;
  replyTo: { id: number } | null;
}

function isSame(one: CommentText, other: CommentText): boolean {
  return one.post === other.post && one.content === other.content && one.replyTo?.id === other.replyTo?.id;
}

function save(uid: number, items: readonly OutgoingComment[]): void {
  if (items.length > 0) writeJson(keyOf(uid), items);
  else remove(keyOf(uid));
  // When the answer arrives, another player may be signed in.
  if (uid === useAccount.getState().uid) useOutbox.setState({ items });
}

function refetch(): void {
  useOutbox.setState({ items: outgoingComments(useAccount.getState().uid) });
}

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) refetch();
});
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === keyOf(useAccount.getState().uid)) refetch();
});
