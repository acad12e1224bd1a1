import { useAccount } from '@/features/account';
import { readJson, remove, writeJson } from '@/lib/storage';
import { create } from 'zustand';
import type { Answer, Kind } from './api';

/** What its reader wants of a heart, until the server has said that it is so. */
export interface Wish {
  kind: Kind;
  id: number;
  /** Where it is shown: the post itself, or that of the comment. */
  post: number;
  liked: boolean;
  /** How many likes there were when it was wished. */
  num: number;
  /** It was tried without an answer, or there was nothing to try it on. */
  unsent: boolean;
  /** Tells one wish for the same heart from the one before. */
  time: number;
}

type Wishes = Readonly<Record<string, Wish>>;

/** So many wait at most; the oldest goes first. */
const MAX = 200;

const keyOf = (uid: number) => `${uid}:likes`;
export const nameOf = (kind: Kind, id: number) => `${kind}:${id}`;

/** The wishes of this player that wait for an answer. In local storage, so that they outlive the page; tabs share them. */
export const useWishes = create<{ wishes: Wishes }>(() => ({ wishes: load(useAccount.getState().uid) }));

export const wishesOf = (uid: number): readonly Wish[] => Object.values(load(uid));
export const wishNow = (uid: number, name: string): Wish | undefined => load(uid)[name];

/** Of two wishes for one heart the newer counts. */
export function keepWish(uid: number, wish: Wish): void {
  const { [nameOf(wish.kind, wish.id)]: _, ...others } = load(uid);
  const all = [...Object.entries(others), [nameOf(wish.kind, wish.id), wish] as const];
  save(uid, Object.fromEntries(all.slice(-MAX)));
}

/** This wish is settled; a newer one for the same heart stays. */
export function dropWish(uid: number, wish: Wish): void {
  const { [nameOf(wish.kind, wish.id)]: known, ...others } = load(uid);
  if (known?.time === wish.time) save(uid, others);
}

/** What is shown: what is wished for, and the count with it, unless that has been told anew meanwhile. */
export function withWish(wish: Wish | undefined, { liked, likeNum }: Answer): Answer {
  if (!wish || wish.liked === liked) return { liked, likeNum };
  const counted = likeNum === wish.num ? Math.max(0, likeNum + (wish.liked ? 1 : -1)) : likeNum;
  return { liked: wish.liked, likeNum: counted };
}

function load(uid: number): Wishes {
  const stored = uid ? readJson(keyOf(uid)) : null;
  return typeof stored === 'object' && stored !== null ? (stored as Wishes) : {};
}

function save(uid: number, wishes: Wishes): void {
  if (Object.keys(wishes).length > 0) writeJson(keyOf(uid), wishes);
  else remove(keyOf(uid));
  if (uid === useAccount.getState().uid) useWishes.setState({ wishes });
}

function reread(): void {
  useWishes.setState({ wishes: load(useAccount.getState().uid) });
}

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) reread();
});
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === keyOf(useAccount.getState().uid)) reread();
});
