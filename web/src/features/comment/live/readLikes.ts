import type { PageParam } from '@/api/pages';
import type { CommentPage } from '@/api/types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listsKey, readPage, type Kind } from '../api';
import { changeComments } from './cache';

/** So many pages of a list are looked at: what stands below is read by few. */
const PAGES = 3;

/** Reads how often the comments that are shown are liked now; nothing else about them changes. */
export async function readLikes(client: QueryClient, uid: number, post: number): Promise<void> {
  const lists = client.getQueryCache().findAll({ queryKey: listsKey(uid, post), type: 'active' });
  for (const { queryKey, state } of lists) {
    const { pageParams = [] } = (state.data ?? {}) as Partial<InfiniteData<CommentPage>>;
    for (const part of pageParams.slice(0, PAGES)) {
      const page = await readPage(post, queryKey.at(-1) as Kind, part as PageParam);
      const all = page.records.flatMap((comment) => [comment, ...comment.replies]);
      const likes = new Map(all.map(({ id, likeNum }) => [id, likeNum]));
      changeComments(client, uid, post, (comment) => {
        const likeNum = likes.get(comment.id);
        return likeNum === undefined || likeNum === comment.likeNum ? comment : { ...comment, likeNum };
      });
    }
  }
}
