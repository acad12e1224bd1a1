import { createFavouriteKind } from '@/features/favourite';
import { postQuery } from './api';

/** Favourite posts. */
export const postFavouriteKind = createFavouriteKind('post', (id, { favourited }, { client, uid }) => {
  client.setQueryData(postQuery(uid, id).queryKey, (post) => post && { ...post, favourited });
});
