import type { Comment } from '@/api/types';
import { useAccount } from '@/features/account';
import type { ThreadEvent } from '@/realtime';
import { create } from 'zustand';
import { applyToComment } from './apply';

/** A comment that came while the thread was open: no list that was read before holds it in its place. */
interface News {
  /** Stays the same from the moment it was sent, for one's own. */
  key: string;
  comment: Comment;
  /** Asked for, or one's own: it may be shown. */
  seen: boolean;
}

interface NewsState {
  news: ReadonlyMap<number, readonly News[]>;
}

const NONE: readonly News[] = [];

/** By post, newest first. */
const useNewsStore = create<NewsState>(() => ({ news: new Map() }));

export const useNews = (post: number) => useNewsStore(({ news }) => news.get(post) ?? NONE);

export function addNews(post: number, added: News): void {
  change(post, (news) =>
    news.some(({ comment }) => comment.id === added.comment.id) ? news : [added, ...news],
  );
}

/** What an entry of the log makes of them. */
export function applyToNews(post: number, event: ThreadEvent): void {
  change(post, (news) => {
    const next = news.flatMap((item) => {
      const comment = applyToComment(item.comment, event);
      if (comment === item.comment) return item;
      return comment ? { ...item, comment } : [];
    });
    return next.every((item, index) => item === news[index]) && next.length === news.length ? news : next;
  });
}

export function changeNews(post: number, how: (comment: Comment) => Comment): void {
  change(post, (news) => news.map((item) => ({ ...item, comment: how(item.comment) })));
}

/** Their reader asked for them. */
export function showNews(post: number): void {
  change(post, (news) =>
    news.every(({ seen }) => seen) ? news : news.map((item) => (item.seen ? item : { ...item, seen: true })),
  );
}

/** The lists were read anew, and hold them. */
export function dropNews(post: number): void {
  change(post, (news) => (news.length === 0 ? news : NONE));
}

function change(post: number, how: (news: readonly News[]) => readonly News[]): void {
  const { news } = useNewsStore.getState();
  const before = news.get(post) ?? NONE;
  const after = how(before);
  if (after !== before) useNewsStore.setState({ news: new Map(news).set(post, after) });
}

useAccount.subscribe(({ uid }, before) => {
  if (uid !== before.uid) useNewsStore.setState({ news: new Map() });
});
