export { cachedPosts, HOT, listOfPosts, NEWEST, readPost } from './api';
export { postPictureOf } from './card/media';
export { PostList } from './PostList';
export { PostRows } from './compact/PostRows';
export { postLikeKind } from './usePostLike';
