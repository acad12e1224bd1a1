/** Favourite posts and games through the outbox. The newest tap on a star wins. */
export { createFavouriteKind } from './favouriteKind';
export { FavouriteButton } from './FavouriteButton';
export { useFavourite } from './useFavourite';
