import { deedErrorText } from '@/api/refusals';
import type { Comment } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { useSignedIn } from '@/features/person';
import { useQueryClient } from '@tanstack/react-query';
import { likeComment, unlikeComment } from './api';
import { likesOf } from './likes';
import { changeComments } from './live/cache';

type Liked = Pick<Comment, 'id' | 'postId' | 'liked' | 'likeNum'>;

/** Likes a comment, or no longer: shown at once, taken back where the server does not agree. */
export function useLike(): (comment: Liked) => void {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const signedIn = useSignedIn();
  const change = ({ id, postId }: Liked, how: (comment: Comment) => Comment) =>
    changeComments(client, uid, postId, (comment) => (comment.id === id ? how(comment) : comment));
  const { mutate } = useWrite({
    about: ({ id }: Liked) => String(id),
    mutationFn: async ({ id, liked }: Liked) => {
      const askedAt = Date.now();
      const answer = await (liked ? unlikeComment(id) : likeComment(id));
      return { liked: answer.liked, likeNum: likesOf(id, answer.likeNum, askedAt) };
    },
    onMutate: (asked) => {
      const { liked, likeNum } = asked;
      const shown = { liked: !liked, likeNum: Math.max(0, likeNum + (liked ? -1 : 1)) };
      change(asked, (comment) => ({ ...comment, ...shown }));
      return shown;
    },
    onSuccess: (now, asked) => change(asked, (comment) => ({ ...comment, ...now })),
    onError: (error, asked, shown) => {
      toast.error(deedErrorText(error));
      // A push may have told another number meanwhile: that one stays.
      change(asked, (comment) => ({
        ...comment,
        liked: asked.liked,
        likeNum: comment.likeNum === shown?.likeNum ? asked.likeNum : comment.likeNum,
      }));
    },
  });
  return (comment) => signedIn(() => mutate(comment));
}
