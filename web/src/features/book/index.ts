export { bookKey, readingKey, topBooksQuery } from './api';
export { applyProgress } from './cache';
export { BookCard, BookCardSkeleton } from './parts/BookCard';
export { bookPictureOf } from './pictures';
export { useUpdateCount } from './useUpdateCount';
export { inUnits, kindName, lengthLine, readPath } from './labels';
