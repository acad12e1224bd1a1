export { HOT, listOfPosts, NEWEST, readPost } from './api';
export { changePost } from './cache';
export { postPictureOf } from './card/media';
export { PostList } from './PostList';
export { PostRows } from './compact/PostRows';
export { postLikeKind } from './usePostLike';
