import type { PostDetail } from '@/api/types';
import { useAccount } from '@/features/account';
import { rereadThread, useThread } from '@/features/comment';
import { blockedNow } from '@/features/relationships';
import { useQueryClient } from '@tanstack/react-query';
import { cachedPosts, postQuery } from '../api';
import { latestPostLikes } from '../likes';
import { applyToPost } from '../applyEvent';

interface LivePost {
  /** Number of clients that have the post open. */
  watching: number;
  gone: boolean;
  /** Refetches the post and its thread. */
  refresh: () => Promise<unknown>;
}

/** Subscribes to the thread of a post and keeps its cached copies up to date. */
export function useLivePost(post: PostDetail, beforeChange: () => void): LivePost {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const query = postQuery(uid, post.id);
  const { queryKey } = query;
  const refetch = async () => {
    const now = await client.fetchQuery({ ...query, staleTime: 0 });
    if (!now) return null;
    const { likeNum, commentNum, viewNum, liked, locked } = now;
    cachedPosts.change(client, post.id, () => ({ likeNum, commentNum, viewNum, liked, locked }));
    return now;
  };
  const { state, watching } = useThread({
    post: post.id,
    read: post,
    beforeChange,
    onEvents: (events, replay) => {
      const shown = client.getQueryData(queryKey);
      const blocked = blockedNow(client, uid);
      const now = shown && replay(shown, (read, one) => applyToPost(read, one, blocked));
      if (!now) return void client.invalidateQueries({ queryKey });
      client.setQueryData(queryKey, now);
      const { commentNum, locked } = now;
      cachedPosts.change(client, post.id, () => ({ commentNum, locked }));
      // A deleted comment of a blocked person was not counted, but the event does not name its author.
      if (blocked.size > 0 && events.some(({ type }) => type === 'commentGone'))
        void client.invalidateQueries({ queryKey });
      const changes = events.filter((event) => event.type === 'postChanged');
      if (changes.some(({ deleted, hidden }) => deleted || hidden)) cachedPosts.remove(client, [post.id]);
      // The event does not contain the edited text, so refetch the post.
      else if (changes.length > 0) void client.invalidateQueries({ queryKey });
    },
    onLikes: (likes) => {
      const likeNum = latestPostLikes(post.id, likes, performance.now());
      cachedPosts.change(client, post.id, () => ({ likeNum }));
    },
    refetch,
  });
  return {
    watching,
    gone: state === 'gone' || post.hidden,
    refresh: () => Promise.all([refetch(), rereadThread(client, uid, post.id)]),
  };
}
