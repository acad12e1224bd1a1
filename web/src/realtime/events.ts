import type { components } from './events.gen';

/** Frames from the server, told apart by their `type`. */
export type ServerFrame = components['schemas']['ToClient'];
/** Frames to the server. */
export type ClientFrame = components['schemas']['FromClient'];
/** Why the server refused a frame, as in the envelope of a call. */
export type FrameError = Frame<'error'>;

type Frame<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

/** What can be watched: a thread, the square, one of its tags, the stock of gift packs. */
export type Topic = `post:${number}` | SquareTopic | 'gifts';
type SquareTopic = 'square' | `square:${number}`;

/** The log of a thread: each entry has its `seq`. */
export type ThreadEvent = Frame<'comment' | 'commentEdited' | 'commentGone' | 'postChanged'>;
/** In a watched thread: the log, and state, of which only the newest matters. */
export type ThreadFrame = ThreadEvent | Frame<'likes' | 'watching'>;
type SquareFrame = Frame<'square'>;
type GiftFrame = Frame<'gift'>;
/** What comes of a watched topic. */
export type TopicFrame = ThreadFrame | SquareFrame | GiftFrame;
export type FrameOf<T extends Topic> = T extends SquareTopic
  ? SquareFrame
  : T extends 'gifts'
    ? GiftFrame
    : ThreadFrame;

/** The line's own: answers, signs of life, the end of a watch. */
type ConnectionFrame = Frame<'ack' | 'error' | 'pong' | 'gap' | 'watchEnded'>;
/** All others: the application has to know what to do with each. */
export type AppFrame = Exclude<ServerFrame, TopicFrame | ConnectionFrame>;

/** The topic that a frame is of; null: of none. */
export function topicOf(frame: ServerFrame): Topic | null {
  switch (frame.type) {
    case 'comment':
    case 'commentEdited':
    case 'commentGone':
    case 'postChanged':
    case 'likes':
    case 'watching':
      return `post:${frame.postId}`;
    case 'square':
      return frame.tag ? `square:${frame.tag}` : 'square';
    case 'gift':
      return 'gifts';
    default:
      return null;
  }
}

export function isTopicFrame(frame: ServerFrame): frame is TopicFrame {
  return topicOf(frame) !== null;
}
