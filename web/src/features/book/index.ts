export { bookKey, chaptersKey, shelfKey, topBooksQuery } from './api';
export { findBook, markRead, takeProgress } from './cache';
export { BookCard, BookCardSkeleton } from './parts/BookCard';
export { pictureOf } from './pictures';
export { SubscribeButton } from './parts/SubscribeButton';
export { useBook } from './useBook';
export { useUpdates } from './useUpdates';
export { isLocked, kindName, lengthLine, nth, readPath } from './words';
