import type { ApiPicture, Mention, NewPost, PostDetail, PostImage } from '@/api/types';

interface DraftGame {
  id: number;
  name: string;
  icon: ApiPicture;
}

/** A picture or a video of a post that is being written. */
export interface MediaItem {
  /** Its name here, and the key of its upload: sent twice, it is there once. */
  key: string;
  kind: 'image' | 'video';
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** How much of it is there, from 0 to 1. */
  sent: number;
  /** Why it failed. */
  error?: string;
  /** What the server calls it, once it has it; of a video also its first picture. */
  id?: string;
  poster?: string;
  /** Where to see it: of what was just chosen an address of the browser's own. */
  preview?: string;
  /** Where the server shows it: what is seen after a reload. */
  thumb?: string;
  /** Of a video. */
  seconds?: number;
}

/** A post that is being written. */
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

/** Whether anything would be lost. What the address preset is not somebody's work. */
export function isEmpty({ title, content, media }: PostDraft): boolean {
  return !title.trim() && !content.trim() && media.length === 0;
}

/** Whether both say the same. How far an upload is makes no difference. */
export function isSameDraft(a: PostDraft, b: PostDraft): boolean {
  const essence = ({ media, ...rest }: PostDraft) => JSON.stringify([rest, media.map(({ key }) => key)]);
  return essence(a) === essence(b);
}

/** An own post, to be changed. */
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

/** What is sent. Only who is still named in the text is mentioned, and only what the server has is shown. */
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

/** How far all uploads together are; 1 where nothing is under way. */
export function uploadProgressOf(media: readonly MediaItem[]): number {
  const under = media.filter(({ state }) => state === 'waiting' || state === 'sending');
  if (under.length === 0) return 1;
  return under.reduce((sum, { sent }) => sum + sent, 0) / under.length;
}

/** The item that stands at `from` stands at `to`. */
export function moveMedia<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** How long a text is, as the server counts: by characters. */
export const lengthOf = (text: string): number => [...text].length;
