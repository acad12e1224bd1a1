import { useAccount } from '@/features/account';
import { createFavouriteKind } from '@/features/favourite';
import { useQueryClient } from '@tanstack/react-query';
import { cachedPosts, postQuery, type ListedPost } from './api';

/** Favourite posts. */
export const postFavouriteKind = createFavouriteKind('post', (id, { favourited }, { client }) => {
  cachedPosts.change(client, id, () => ({ favourited }));
});

/** Whether the player keeps a post of a list. Undefined: neither its own page nor a change has told it yet. */
export function useKnownFavourite({ id, favourited }: ListedPost): boolean | undefined {
  const uid = useAccount((account) => account.uid);
  return useQueryClient().getQueryData(postQuery(uid, id).queryKey)?.favourited ?? favourited;
}
