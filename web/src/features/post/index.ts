export { listOfPosts, postsOf, topPostsQuery } from './api';
export { changePost, removePosts } from './cache';
export { PostCard } from './card/PostCard';
export { PostCardSkeleton } from './card/PostCardSkeleton';
export { PostList } from './PostList';
export { PostRow, PostRowSkeleton } from './small/PostRow';
