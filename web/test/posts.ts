import type { Author, Comment, CommentPage, Post, PostDetail, PostImage } from '@/api/types';

/** A player; `difference` replaces fields. */
export function aPerson(difference: Partial<Author> = {}): Author {
  return { uid: 9, name: '小满', avatar: null, levelType: 0, followed: false, ...difference };
}

/** A post with text only; `difference` replaces fields. */
export function aPost(difference: Partial<PostDetail> = {}): PostDetail {
  return {
    id: 7,
    title: '',
    content: '今天的晚霞真好看',
    more: false,
    images: [],
    video: null,
    tag: null,
    game: null,
    mentions: [],
    author: aPerson(),
    likeNum: 3,
    commentNum: 0,
    viewNum: 12_000,
    liked: false,
    locked: false,
    hidden: false,
    createTime: '2020-01-01T00:00:00.000Z',
    editTime: null,
    seq: 10,
    likesVersion: 1,
    favourited: false,
    ...difference,
  };
}

export function anImage(difference: Partial<PostImage> = {}): PostImage {
  return {
    id: '0191f2a0-0000-7000-8000-00000000000a',
    thumb: '/media/thumb.webp',
    medium: '/media/medium.webp',
    full: '/media/full.webp',
    width: 1600,
    height: 900,
    blur: '',
    ...difference,
  };
}

/** A comment below that post; with a `rootId`, a reply. */
export function aComment(id: number, difference: Partial<Comment> = {}): Comment {
  return {
    id,
    postId: 7,
    content: `评论 ${id}`,
    image: null,
    deleted: false,
    author: aPerson({ uid: 100 + id, name: `玩家${id}` }),
    rootId: null,
    replyCommentId: difference.rootId ?? null,
    replyTo: null,
    floor: difference.rootId ? null : id,
    likeNum: 0,
    liked: false,
    replyNum: 0,
    replies: [],
    mentions: [],
    createTime: '2020-01-01T00:00:00.000Z',
    editTime: null,
    ...difference,
  };
}

/** One page of comments, read at `seq`. */
export function aThread(
  seq: number,
  records: readonly Comment[],
  nextCursor: string | null = null,
): CommentPage {
  const page = { records: [...records], total: records.length, size: 20, current: 1, pages: 1, nextCursor };
  return { seq, likesVersion: 0, ...page };
}

/** A post as in a list, without the fields of its own page. */
function listed({ seq: _, likesVersion: __, favourited: ___, ...post }: Post & Partial<PostDetail>): Post {
  return post;
}

/** One page of posts. */
export function postPage(records: readonly Post[], nextCursor: string | null = null) {
  return { records: records.map(listed), total: records.length, size: 20, current: 1, pages: 1, nextCursor };
}
