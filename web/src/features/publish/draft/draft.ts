import type { ApiPicture, Mention, NewPost, PostDetail, PostImage } from '@/api/types';

interface DraftGame {
  id: number;
  name: string;
  icon: ApiPicture;
}

/** An image or a video of a draft. */
export interface MediaItem {
  /** Local id, and the idempotency key of its upload. */
  key: string;
  kind: 'image' | 'video';
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Upload progress, from 0 to 1. */
  sent: number;
  /** Why the upload failed. */
  error?: string;
  /** Server id after the upload; for a video also the id of its poster. */
  id?: string;
  poster?: string;
  /** Address of the preview; for a newly chosen file a `blob:` address. */
  preview?: string;
  /** Address of the thumbnail on the server, which replaces the preview after a reload. */
  thumb?: string;
  /** Length of a video. */
  seconds?: number;
}

/** The draft of a post. */
export interface PostDraft {
  title: string;
  content: string;
  tag: number | null;
  game: DraftGame | null;
  mentions: readonly Mention[];
  media: readonly MediaItem[];
}

export const EMPTY_POST_DRAFT: PostDraft = {
  title: '',
  content: '',
  tag: null,
  game: null,
  mentions: [],
  media: [],
};

/** Whether nothing would be lost. A preset tag or game does not count. */
export function isEmpty({ title, content, media }: PostDraft): boolean {
  return !title.trim() && !content.trim() && media.length === 0;
}

/** Whether two drafts have the same content; upload progress does not count. */
export function isSameDraft(a: PostDraft, b: PostDraft): boolean {
  const essence = ({ media, ...rest }: PostDraft) => JSON.stringify([rest, media.map(({ key }) => key)]);
  return essence(a) === essence(b);
}

/** The draft for editing an own post. */
export function draftOf({ title, content, tag, game, mentions, images, video }: PostDetail): PostDraft {
  const pictures = images.map(itemOf);
  const film: MediaItem[] = video
    ? [
        {
          ...itemOf(video.poster),
          kind: 'video',
          id: video.id,
          poster: video.poster.id,
          seconds: video.seconds,
        },
      ]
    : [];
  return {
    title,
    content,
    tag: tag?.id ?? null,
    game: game ?? null,
    mentions,
    media: [...film, ...pictures],
  };
}

function itemOf({ id, thumb }: PostImage): MediaItem {
  return { key: id, kind: 'image', state: 'done', sent: 1, id, preview: thumb };
}

/** The request body: only players still named in the text are mentioned, and only uploaded files are included. */
export function bodyOf({ title, content, tag, game, mentions, media }: PostDraft): NewPost {
  const video = media.find(({ kind }) => kind === 'video');
  const text = content.trim();
  return {
    title: title.trim(),
    content: text,
    images: media.flatMap(({ kind, id }) => (kind === 'image' && id ? [id] : [])),
    video: video?.id && video.poster ? { media: video.id, poster: video.poster } : null,
    tag,
    game: game?.id ?? null,
    mentions: mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ uid }) => uid),
  };
}

/** The average progress of unfinished uploads; 1 if there are none. */
export function uploadProgressOf(media: readonly MediaItem[]): number {
  const under = media.filter(({ state }) => state === 'waiting' || state === 'sending');
  if (under.length === 0) return 1;
  return under.reduce((sum, { sent }) => sum + sent, 0) / under.length;
}

/** Moves the item at `from` to `to`. */
export function moveMedia<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Length of a text in Unicode characters, as the server counts. */
export const lengthOf = (text: string): number => [...text].length;
