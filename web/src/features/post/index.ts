export { HOT, listOfPosts, NEWEST, postsOf, readPost, topPostsQuery, type PostFilter } from './api';
export { changePost, removePosts } from './cache';
export { pictureOf } from './card/media';
export { PostCard } from './card/PostCard';
export { PostCardSkeleton } from './card/PostCardSkeleton';
export { PostList } from './PostList';
export { PostRow, PostRowSkeleton } from './small/PostRow';
export { PostRows } from './small/PostRows';
