export { gameGiftsQuery, giftsKey, giftsQuery } from './api';
export { GiftPacks } from './pack/GiftPacks';
export { GiftPackSkeleton } from './pack/GiftPackSkeleton';
