export { gameQuery, gameTypesQuery, topGamesQuery } from './api';
export { kindsOf } from './kinds';
export { GameCard, GameCardSkeleton } from './parts/GameCard';
export { PriceTag } from './parts/PriceTag';
export { Rating } from './parts/Rating';
export { useCategoryName } from './useCategoryName';
