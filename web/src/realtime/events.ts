import type { components } from './events.gen';

/** Frames from the server, discriminated by `type`. */
export type ServerFrame = components['schemas']['ToClient'];
/** Frames to the server. */
export type ClientFrame = components['schemas']['FromClient'];
/** The reason why the server refused a frame, as in the envelope of a call. */
export type FrameError = Frame<'error'>;

type Frame<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

/** The topics: a thread, the square, one of its tags, the stock of gift packs, the ratings of a game. */
export type Topic = `post:${number}` | SquareTopic | 'gifts' | GameTopic;
type GameTopic = `game:${number}`;
type SquareTopic = 'square' | `square:${number}`;

/** The log of a thread: each entry has its `seq`. */
export type ThreadEvent = Frame<'comment' | 'commentEdited' | 'commentGone' | 'postChanged'>;
/** Frames of a watched thread: entries of the log, and state of which only the newest matters. */
export type ThreadFrame = ThreadEvent | Frame<'likes' | 'watching'>;
type SquareFrame = Frame<'square'>;
type GiftFrame = Frame<'gift'>;
type RatingFrame = Frame<'rating'>;
/** The frames of all watched topics. */
export type TopicFrame = ThreadFrame | SquareFrame | GiftFrame | RatingFrame;
export type FrameOf<T extends Topic> = T extends SquareTopic
  ? SquareFrame
  : T extends 'gifts'
    ? GiftFrame
    : T extends GameTopic
      ? RatingFrame
      : ThreadFrame;

/** Frames that the connection handles: answers, heartbeats, the end of a watch. */
type ConnectionFrame = Frame<'ack' | 'error' | 'pong' | 'gap' | 'watchEnded'>;
/** All other frames. The application must handle each type. */
export type AppFrame = Exclude<ServerFrame, TopicFrame | ConnectionFrame>;

/** The topic of a frame, or null if the frame has none. */
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
    case 'rating':
      return `game:${frame.gameId}`;
    default:
      return null;
  }
}

export function isTopicFrame(frame: ServerFrame): frame is TopicFrame {
  return topicOf(frame) !== null;
}
