export { HOT, listOfPosts, NEWEST, readPost } from './api';
export { changePost } from './cache';
export { pictureOf } from './card/media';
export { PostList } from './PostList';
export { PostRows } from './small/PostRows';
