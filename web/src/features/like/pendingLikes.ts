import { useAccount } from '@/features/account';
import { readJson, remove, writeJson } from '@/lib/storage';
import { create } from 'zustand';
import type { LikeKind, LikeState } from './api';

/** The state that a player wants for a heart, until the server confirms it. */
export interface PendingLike {
  kind: LikeKind;
  id: number;
  /** The post where it is shown: the post itself, or that of the comment. */
  post: number;
  liked: boolean;
  /** How many likes were shown at the tap. */
  num: number;
  /** An attempt got no answer, or there was no network. */
  unsent: boolean;
  /** Distinguishes pending likes of the same heart, ms. */
  time: number;
}

type PendingLikes = Readonly<Record<string, PendingLike>>;

/** Maximum number of pending likes. Above it, the oldest is dropped. */
const MAX = 200;

const keyOf = (uid: number) => `${uid}:likes` as const;
export const likeName = (kind: LikeKind, id: number) => `${kind}:${id}`;

/** The pending likes of this player. Local storage keeps them when the page closes, and tabs share them. */
export const usePendingLikes = create<{ pendingLikes: PendingLikes }>(() => ({
  pendingLikes: load(useAccount.getState().uid),
}));

export const pendingLikesOf = (uid: number): readonly PendingLike[] => Object.values(load(uid));
export const findPendingLike = (uid: number, name: string): PendingLike | undefined => load(uid)[name];

/** A newer pending like of a heart replaces the older one. */
export function savePendingLike(uid: number, pendingLike: PendingLike): void {
  const { [likeName(pendingLike.kind, pendingLike.id)]: _, ...others } = load(uid);
  const all = [...Object.entries(others), [likeName(pendingLike.kind, pendingLike.id), pendingLike] as const];
  save(uid, Object.fromEntries(all.slice(-MAX)));
}

/** Removes a confirmed like. A newer one of the same heart stays. */
export function removePendingLike(uid: number, pendingLike: PendingLike): void {
  const { [likeName(pendingLike.kind, pendingLike.id)]: known, ...others } = load(uid);
  if (known?.time === pendingLike.time) save(uid, others);
}

/** The state that a heart shows: the pending one. The count includes it, unless a newer count has arrived since the tap. */
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
