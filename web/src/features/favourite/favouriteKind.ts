import { actionErrorText, CONDITION_NOT_MET } from '@/api/actionErrors';
import { ApiError } from '@/api/errors';
import { toast } from '@/components/ui/toast';
import { DAY_MS } from '@/constants';
import { ExpiredError, type AnswerContext, type MutationKind } from '@/data/outbox';
import { t } from '@/lib/i18n';
import { navigateTo } from '@/lib/navigator';
import { paths } from '@/paths';
import { cachedFavourites, sendFavourite, type FavouriteState, type FavouriteTarget } from './api';

/** The state that a player wants for a star, until the server confirms it. */
export interface PendingFavourite extends FavouriteState {
  id: number;
}

export type FavouriteKind = MutationKind<PendingFavourite, FavouriteState>;

/** After a week without a network, a favourite is no longer what the player means. */
const LIFETIME_MS = 7 * DAY_MS;

/** Creates the kind for favourite posts or games. `apply` puts the server's answer into the cached copies. */
export function createFavouriteKind(
  target: FavouriteTarget,
  apply: (id: number, state: FavouriteState, context: AnswerContext) => void,
): FavouriteKind {
  return {
    name: `${target} favourite`,
    orderOf: ({ id }) => String(id),
    latestOnly: true,
    lifetimeMs: () => LIFETIME_MS,
    send: ({ payload: { id, favourited } }) => sendFavourite(target, id, favourited),
    onAnswer: ({ payload: { id } }, { favourited }, context) => {
      const { client, local } = context;
      apply(id, { favourited }, context);
      const listed = cachedFavourites[target];
      const isNew = favourited && !listed.find(client, id);
      listed.change(client, id, () => ({ removed: !favourited }));
      // An open list keeps its entries, so that the player can keep a removed one again. The next visit reads it.
      const refetchType = isNew ? 'active' : 'none';
      void client.invalidateQueries({ queryKey: ['favourite', target], refetchType });
      if (isNew && local)
        toast.success(t('收藏好啦，点这里看全部'), { onTap: () => navigateTo(paths.favourites(target)) });
    },
    onGiveUp: (_, error) => toast.error(failureText(error)),
  };
}

function failureText(error: unknown): string {
  if (error instanceof ExpiredError) return t('有一个收藏太久没送到，已经取消了');
  if (error instanceof ApiError && error.code === CONDITION_NOT_MET) return t('收藏满啦，先取消几个旧的吧');
  return actionErrorText(error);
}
