import { deedErrorText } from '@/api/refusals';
import type { Post } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useSignedIn } from '@/features/person';
import { useQueryClient } from '@tanstack/react-query';
import { likePost, unlikePost } from './api';
import { changePost } from './cache';
import { likesOf } from './likes';

type Liked = Pick<Post, 'id' | 'liked' | 'likeNum'>;

/** Likes a post, or no longer: shown at once, taken back where the server does not agree. */
export function useLike(): (post: Liked) => void {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const { mutate } = useWrite({
    about: ({ id }: Liked) => String(id),
    mutationFn: async ({ id, liked }: Liked) => {
      const askedAt = Date.now();
      const answer = await (liked ? unlikePost(id) : likePost(id));
      return { liked: answer.liked, likeNum: likesOf(id, answer.likeNum, askedAt) };
    },
    onMutate: ({ id, liked, likeNum }) => {
      const shown = { liked: !liked, likeNum: Math.max(0, likeNum + (liked ? -1 : 1)) };
      changePost(client, id, (post) => ({ ...post, ...shown }));
      return shown;
    },
    onSuccess: (now, { id }) => changePost(client, id, (post) => ({ ...post, ...now })),
    onError: (error, { id, liked, likeNum }, shown) => {
      toast.error(deedErrorText(error));
      // A push may have told another number meanwhile: that one stays.
      changePost(client, id, (post) => ({
        ...post,
        liked,
        likeNum: post.likeNum === shown?.likeNum ? likeNum : post.likeNum,
      }));
    },
  });
  return (post) => signedIn(() => mutate(post));
}
