import { actionErrorText } from '@/api/actionErrors';
import { toast } from '@/components/ui/toast';
import { DAY_MS } from '@/constants';
import { ExpiredError, type AnswerContext, type Entry, type MutationKind } from '@/data/outbox';
import { t } from '@/lib/i18n';
import { sendLike, type LikeState, type LikeTarget } from './api';

/** The state that a player wants for a heart, until the server confirms it. */
export interface PendingLike {
  id: number;
  /** The post where it is shown: the post itself, or that of the comment. */
  post: number;
  liked: boolean;
  /** How many likes were shown at the tap. */
  num: number;
}

export type LikeKind = MutationKind<PendingLike, LikeState>;

/** After a week without a network, a like is no longer what the player means. */
const LIFETIME_MS = 7 * DAY_MS;

/** Creates the kind for likes of posts or of comments. `apply` puts the server's answer into all data that shows the like. */
export function createLikeKind(
  target: LikeTarget,
  apply: (entry: Entry<PendingLike>, answer: LikeState, context: AnswerContext) => void,
): LikeKind {
  return {
    name: `${target} like`,
    orderOf: ({ id }) => String(id),
    latestOnly: true,
    lifetimeMs: () => LIFETIME_MS,
    send: ({ payload: { id, liked } }) => sendLike(target, id, liked),
    onAnswer: apply,
    onGiveUp: (_, error) =>
      toast.error(
        error instanceof ExpiredError ? t('有一个赞太久没送到，已经取消了') : actionErrorText(error),
      ),
  };
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
