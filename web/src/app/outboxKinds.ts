import { checkInKind } from '@/features/checkin/checkInKind';
import { commentKind, commentLikeKind } from '@/features/comment';
import { gameFavouriteKind } from '@/features/game';
import { postFavouriteKind, postLikeKind } from '@/features/post';
import { publishKind } from '@/features/publish/publishKind';
import { readingKind } from '@/features/reading/progress/readingKind';

/** All writes that wait in the outbox. The deferred start sends those of an earlier page. */
export const outboxKinds = [
  checkInKind,
  commentKind,
  commentLikeKind,
  gameFavouriteKind,
  postFavouriteKind,
  postLikeKind,
  publishKind,
  readingKind,
];
