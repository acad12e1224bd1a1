import type { PostDetail } from '@/api/types';
import { useAccount } from '@/features/account';
import { rereadThread, useThread } from '@/features/comment';
import { useQueryClient } from '@tanstack/react-query';
import { postQuery } from '../api';
import { changePost, removePosts } from '../cache';
import { latestPostLikes } from '../likes';
import { applyToPost } from '../live';

interface LivePost {
  /** How many have it open. */
  watching: number;
  gone: boolean;
  /** Reads all of it anew. */
  refresh: () => Promise<unknown>;
}

/** Keeps a post that is shown up to what happens to it. */
export function useLivePost(post: PostDetail, beforeChange: () => void): LivePost {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const query = postQuery(uid, post.id);
  const { queryKey } = query;
  const refetch = async () => {
    const now = await client.fetchQuery({ ...query, staleTime: 0 });
    if (!now) return null;
    const { likeNum, commentNum, viewNum, liked, locked } = now;
    changePost(client, post.id, (one) => ({ ...one, likeNum, commentNum, viewNum, liked, locked }));
    return now;
  };
  const { state, watching } = useThread({
    post: post.id,
    read: post,
    beforeChange,
    onEvent: (event, bring) => {
      const shown = client.getQueryData(queryKey);
      const now = shown && bring(shown, applyToPost);
      if (!now) return void client.invalidateQueries({ queryKey });
      client.setQueryData(queryKey, now);
      const { commentNum, locked } = now;
      changePost(client, post.id, (one) => ({ ...one, commentNum, locked }));
      if (event.type !== 'postChanged') return;
      if (event.deleted || event.hidden) removePosts(client, [post.id]);
      // What was changed, it does not tell.
      else void client.invalidateQueries({ queryKey });
    },
    onLikes: (likes) => {
      const likeNum = latestPostLikes(post.id, likes, performance.now());
      changePost(client, post.id, (one) => (one.likeNum === likeNum ? one : { ...one, likeNum }));
    },
    refetch,
  });
  return {
    watching,
    gone: state === 'gone' || post.hidden,
    refresh: () => Promise.all([refetch(), rereadThread(client, uid, post.id)]),
  };
}
