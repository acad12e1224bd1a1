import type { Announcement, Message, Unread } from '@/api/types';

/** Frames from the server, by their type. */
export type ServerFrame =
  | { type: 'hello'; connection: string; heartbeat: number; user: number | null }
  | {
      type: 'status';
      coinNum: number;
      levelType: number;
      expTime: string | null;
      unread: Unread;
      version: number;
    }
  | ({ type: 'message'; unread: Unread; version: number } & Message)
  | ({ type: 'announcement' } & Announcement)
  | { type: 'sessionEnded'; reason: string }
  | { type: 'ack'; id: string }
  | { type: 'error'; id: string | null; code: number; msg: string }
  | { type: 'pong' };

export type ClientFrame = { type: 'ping' } | { type: 'read'; messages: number[] | 'all'; id?: string };
