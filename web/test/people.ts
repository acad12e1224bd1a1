import type { Author, MyComment, Notice, PersonRow, Post, PostDetail, UserProfile } from '@/api/types';

const TIME = '2026-05-20T12:00:00.000Z';

/** One page of any list. */
export function pageOf<T>(records: T[], nextCursor: string | null = null) {
  return { records, total: records.length, size: 20, current: 1, pages: 1, nextCursor };
}

export function anAuthor(uid: number, name = `玩家${uid}`): Author {
  return { uid, name, avatar: null, levelType: 0, followed: false };
}

export function aPersonRow(uid: number, name?: string): PersonRow {
  return { ...anAuthor(uid, name), signature: '' };
}

export function aUser(uid: number, difference: Partial<UserProfile> = {}): UserProfile {
  return {
    ...anAuthor(uid),
    sex: 0,
    signature: '',
    posts: 2,
    followers: 10,
    following: 3,
    likes: 99,
    followsMe: false,
    blocked: false,
    createTime: TIME,
    ...difference,
  };
}

/** A post as in a list. */
export function aListedPost(id: number, difference: Partial<Post> = {}): Post {
  return {
    id,
    title: `第${id}帖`,
    content: '正文',
    more: false,
    images: [],
    video: null,
    tag: null,
    game: null,
    mentions: [],
    author: anAuthor(7),
    likeNum: 0,
    commentNum: 0,
    viewNum: 0,
    liked: false,
    locked: false,
    hidden: false,
    createTime: TIME,
    editTime: null,
    ...difference,
  };
}

export function aPostDetail(id: number, difference: Partial<PostDetail> = {}): PostDetail {
  return { ...aListedPost(id), seq: 0, likesVersion: 0, favourited: false, ...difference };
}

export function aNotice(id: number, difference: Partial<Notice> = {}): Notice {
  return {
    id,
    kind: 'like',
    actor: anAuthor(11, '甲'),
    second: null,
    actorNum: 1,
    postId: 5,
    commentId: null,
    rootId: null,
    excerpt: '',
    about: '我的帖子',
    read: false,
    createTime: TIME,
    ...difference,
  };
}

export function aMyComment(id: number, difference: Partial<MyComment> = {}): MyComment {
  return {
    id,
    postId: 5,
    content: `评论${id}`,
    deleted: false,
    author: anAuthor(7),
    likeNum: 0,
    liked: false,
    replyNum: 0,
    replies: [],
    mentions: [],
    createTime: TIME,
    post: { id: 5, title: '原帖', excerpt: '', gone: false },
    ...difference,
  };
}
