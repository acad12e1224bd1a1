export { bookKey, readingKey, topBooksQuery } from './api';
export { takeProgress } from './cache';
export { BookCard, BookCardSkeleton } from './parts/BookCard';
export { pictureOf } from './pictures';
export { useUpdates } from './useUpdates';
export { inUnits, kindName, lengthLine, readPath } from './words';
