export { gameQuery, gameTypesQuery, topGamesQuery } from './api';
export { gameFavouriteKind } from './favourite';
export { kindsOf } from './kinds';
export { GameCard, GameCardSkeleton } from './parts/GameCard';
export { GameRow, GameRowSkeleton } from './parts/GameRow';
export { PriceTag } from './parts/PriceTag';
export { Rating } from './parts/Rating';
export { useCategoryName } from './useCategoryName';
