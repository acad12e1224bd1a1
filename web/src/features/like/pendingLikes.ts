import { useAccount } from '@/features/account';
import { readJson, remove, writeJson } from '@/lib/storage';
import { create } from 'zustand';
import type { LikeKind, LikeState } from './api';

/** What its reader wants of a heart, until the server has said that it is so. */
export interface PendingLike {
  kind: LikeKind;
  id: number;
  /** Where it is shown: the post itself, or that of the comment. */
  post: number;
  liked: boolean;
  /** How many likes there were when it was wished. */
  num: number;
  /** It was tried without an answer, or there was nothing to try it on. */
  unsent: boolean;
  /** Tells one pending like for the same heart from the one before. */
  time: number;
}

type PendingLikes = Readonly<Record<string, PendingLike>>;

/** So many wait at most; the oldest goes first. */
const MAX = 200;

const keyOf = (uid: number) => `${uid}:likes`;
export const likeName = (kind: LikeKind, id: number) => `${kind}:${id}`;

/** The pending likes of this player that wait for an answer. In local storage, so that they outlive the page; tabs share them. */
export const usePendingLikes = create<{ pendingLikes: PendingLikes }>(() => ({
  pendingLikes: load(useAccount.getState().uid),
}));

export const pendingLikesOf = (uid: number): readonly PendingLike[] => Object.values(load(uid));
export const findPendingLike = (uid: number, name: string): PendingLike | undefined => load(uid)[name];

/** Of two pending likes for one heart the newer counts. */
export function savePendingLike(uid: number, pendingLike: PendingLike): void {
  const { [likeName(pendingLike.kind, pendingLike.id)]: _, ...others } = load(uid);
  const all = [...Object.entries(others), [likeName(pendingLike.kind, pendingLike.id), pendingLike] as const];
  save(uid, Object.fromEntries(all.slice(-MAX)));
}

/** This like is settled; a newer one for the same heart stays. */
export function removePendingLike(uid: number, pendingLike: PendingLike): void {
  const { [likeName(pendingLike.kind, pendingLike.id)]: known, ...others } = load(uid);
  if (known?.time === pendingLike.time) save(uid, others);
}

/** What is shown: what is wished for, and the count with it, unless that has been told anew meanwhile. */
export function withPendingLike(
  pendingLike: PendingLike | undefined,
  { liked, likeNum }: LikeState,
): LikeState {
  if (!pendingLike || pendingLike.liked === liked) return { liked, likeNum };
  const counted = likeNum === pendingLike.num ? Math.max(0, likeNum + (pendingLike.liked ? 1 : -1)) : likeNum;
  return { liked: pendingLike.liked, likeNum: counted };
}

function load(uid: number): PendingLikes {
  const stored = uid ? readJson(keyOf(uid)) : null;
  return typeof stored === 'object' && stored !== null ? (stored as PendingLikes) : {};
}

function save(uid: number, pendingLikes: PendingLikes): void {
  if (Object.keys(pendingLikes).length > 0) writeJson(keyOf(uid), pendingLikes);
  else remove(keyOf(uid));
  if (uid === useAccount.getState().uid) usePendingLikes.setState({ pendingLikes });
}

function reload(): void {
  usePendingLikes.setState({ pendingLikes: load(useAccount.getState().uid) });
}

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) reload();
});
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === keyOf(useAccount.getState().uid)) reload();
});
