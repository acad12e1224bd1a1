export { cachedPosts, HOT, listOfPosts, NEWEST, postsQuery, readPost } from './api';
export { postPictureOf } from './card/media';
export { PostList } from './PostList';
export { PostRow, PostRowSkeleton } from './compact/PostRow';
export { PostRows } from './compact/PostRows';
export { postFavouriteKind } from './favourite';
export { postLikeKind } from './usePostLike';
