import type { Comment } from '@/api/types';
import { useAccount } from '@/features/account';
import { mapChanged } from '@/lib/mapChanged';
import type { ThreadEvent } from '@/realtime';
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { applyToComment } from './applyEvent';

/** At most this many comments wait to be shown. The oldest one is dropped first, and then the thread has to be read again. */
export const MAX_WAITING = 500;

/** A comment that arrived while the thread was open. Lists that were fetched before do not contain it. */
export interface NewComment {
  /** For the player's own comment, the key stays the same from sending to arrival. */
  key: string;
  comment: Comment;
  /** Whether the comment may be shown: the reader revealed it, or wrote it. */
  seen: boolean;
  /** The comment was shown at the end, because there was room. It stays there. */
  atEnd?: boolean;
  /**
   * A push brought a comment of this player while an own comment waits for its answer: only the answer tells whether they are the same.
   * Until then no list shows it.
   */
  held?: boolean;
}

interface NewCommentsState {
  newComments: ReadonlyMap<number, readonly NewComment[]>;
}

const NONE: readonly NewComment[] = [];

/** By post, newest first. */
const useNewCommentStore = create<NewCommentsState>(() => ({ newComments: new Map() }));

export const useNewComments = (post: number) =>
  useNewCommentStore(({ newComments }) => newComments.get(post) ?? NONE);

/** The same outside of components, at this moment. */
export const newCommentsOf = (post: number): readonly NewComment[] =>
  useNewCommentStore.getState().newComments.get(post) ?? NONE;

/** The new replies below a comment. Other comments of the thread cause no render. */
export const useNewReplies = (post: number, root: number): readonly NewComment[] =>
  useNewCommentStore(useShallow((state) => indexOf(state, post).replies.get(root) ?? NONE));

/** The ids of held comments. */
export const useHeldComments = (post: number): ReadonlySet<number> =>
  useNewCommentStore(useShallow((state) => indexOf(state, post).held));

interface Index {
  replies: ReadonlyMap<number, readonly NewComment[]>;
  held: ReadonlySet<number>;
}

const indexes = new WeakMap<readonly NewComment[], Index>();

/** One index for each change: every comment of the thread asks for its replies. */
function indexOf({ newComments }: NewCommentsState, post: number): Index {
  const list = newComments.get(post) ?? NONE;
  const known = indexes.get(list);
  if (known) return known;
  const replies = new Map<number, NewComment[]>();
  for (const item of list) {
    const { rootId } = item.comment;
    if (!rootId) continue;
    const siblings = replies.get(rootId);
    if (siblings) siblings.push(item);
    else replies.set(rootId, [item]);
  }
  const held = new Set(list.flatMap((item) => (item.held ? item.comment.id : [])));
  const index = { replies, held };
  indexes.set(list, index);
  return index;
}

/** Adds the answer to an own comment. `key` is the key of its row while it was being sent. */
export function confirmNewComment(post: number, key: string, comment: Comment): void {
  change(post, (newComments) =>
    newComments.some((item) => item.comment.id === comment.id)
      ? newComments.map((item) =>
          item.comment.id === comment.id ? { ...item, key, seen: true, held: false } : item,
        )
      : [{ key, comment, seen: true }, ...newComments],
  );
}

/** Shows the held comments of each post that no longer waits for an answer. */
export function releaseHeldComments(isWaiting: (post: number) => boolean): void {
  for (const [post, newComments] of useNewCommentStore.getState().newComments)
    if (newComments.some(({ held }) => held) && !isWaiting(post))
      change(post, (items) => items.map((item) => (item.held ? { ...item, held: false } : item)));
}

/** Applies log entries, in order, to the new comments of a post. `newFrom` returns the new comment that a pushed one becomes, if any. */
export function applyToNewComments(
  post: number,
  events: readonly ThreadEvent[],
  newFrom: (comment: Comment) => NewComment | null,
): void {
  change(post, (before) =>
    events.reduce((newComments, event) => {
      const next = changed(newComments, (comment) => applyToComment(comment, event));
      const added = event.type === 'comment' ? newFrom(event.comment) : null;
      return added ? withAdded(next, added) : next;
    }, before),
  );
}

export function changeNewComments(post: number, how: (comment: Comment) => Comment): void {
  change(post, (newComments) => changed(newComments, how));
}

/** Whether so many comments wait that earlier ones may have been dropped. */
export function hasMaxWaiting(post: number): boolean {
  return waiting(newCommentsOf(post)).length >= MAX_WAITING;
}

const waiting = (newComments: readonly NewComment[]) => newComments.filter(({ seen }) => !seen);

function withAdded(newComments: readonly NewComment[], added: NewComment): readonly NewComment[] {
  if (newComments.some(({ comment }) => comment.id === added.comment.id)) return newComments;
  const next = [added, ...newComments];
  const dropped = waiting(next)[MAX_WAITING];
  return dropped ? next.filter((item) => item !== dropped) : next;
}

function changed(
  newComments: readonly NewComment[],
  how: (comment: Comment) => Comment | null,
): readonly NewComment[] {
  return mapChanged(newComments, (item) => {
    const comment = how(item.comment);
    return comment === item.comment ? item : comment && { ...item, comment };
  });
}

/** Reveals the new comments, at the start of the list or at its end. */
export function showNewComments(post: number, { atEnd = false } = {}): void {
  change(post, (newComments) =>
    newComments.every(({ seen }) => seen)
      ? newComments
      : newComments.map((item) => (item.seen ? item : { ...item, seen: true, atEnd })),
  );
}

/** Drops the new comments after the refetched lists contain them. */
export function dropNewComments(post: number): void {
  change(post, (newComments) => (newComments.length === 0 ? newComments : NONE));
}

function change(post: number, how: (newComments: readonly NewComment[]) => readonly NewComment[]): void {
  const before = newCommentsOf(post);
  const after = how(before);
  if (after === before) return;
  useNewCommentStore.setState(({ newComments }) => ({ newComments: new Map(newComments).set(post, after) }));
}

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) useNewCommentStore.setState({ newComments: new Map() });
});
