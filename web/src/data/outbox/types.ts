import type { QueryClient } from '@tanstack/react-query';

/** A write that waits for the answer of the server. */
export interface Entry<Payload = unknown> {
  /** Identifies the entry on this device until it is removed. */
  id: string;
  /** The idempotency key of all attempts. A refused entry gets a new one: another attempt is another write. */
  key: string;
  /** The name of its `MutationKind`. */
  kind: string;
  /** The player in whose name it is sent. */
  uid: number;
  /** The kind and its order key (`orderIn`). Entries with the same one are sent one after the other. */
  order: string;
  payload: Payload;
  /** ms by this device's clock. */
  createdAt: number;
  /** ms by the server's clock. From this time on, the entry is no longer sent. */
  expiresAt: number;
  /** The number of calls so far. 0: the server cannot know the entry. */
  attempts: number;
  /** There was no network, or the last call got no answer. */
  stalled: boolean;
  /** Why the entry is no longer sent. Null: it waits for an answer. */
  refusal: string | null;
  /** The sensitive words that the refusal names. */
  refusedWords?: readonly string[];
}

/** Describes one kind of write: how to send it, and how to apply its outcome. */
export interface MutationKind<Payload = unknown, Answer = unknown> {
  /** Each stored entry has this name. After a rename, the entries of an earlier release would not be sent. */
  name: string;
  /** Payloads with the same order key are sent one after the other, oldest first. */
  orderOf(payload: Payload): string;
  /** A new entry replaces the unanswered one with the same order key. For writes that set a state. */
  latestOnly?: boolean;
  /** A refused entry stays until the player decides. Without it, a refused entry is removed. */
  keepsRefused?: boolean;
  /** How long the entry is sent, ms. `Infinity`: until an answer comes. */
  lifetimeMs(payload: Payload): number;
  /** Sends the write. `keepalive`: the page closes, so the call must outlive it. */
  send(entry: Entry<Payload>, options: { keepalive: boolean }): Promise<Answer>;
  /** Applies the answer to the query cache. Runs in each tab that knows the kind. */
  onAnswer?(entry: Entry<Payload>, answer: Answer, context: AnswerContext): void;
  /** Tells the player that the entry was refused, or expired (`ExpiredError`). Runs only in the tab that sent it. */
  onGiveUp?(entry: Entry<Payload>, error: unknown, context: AnswerContext): void;
  /** The text that a kept entry shows. */
  refusalText?(error: unknown): string;
  /** Errors that end the entry in addition to refusals. */
  isFinal?(error: unknown): boolean;
}

/** The `order` of an entry. It contains the kind, because kinds may use the same order keys. */
export const orderIn = (kind: string, key: string) => `${kind}:${key}`;

export interface AnswerContext {
  client: QueryClient;
  /** The time of the call by `performance.now()` of this tab, which orders answers and pushes. */
  askedAt: number;
  /** This tab sent the write. False: another tab reports its answer. */
  local: boolean;
}

/** The entry was not sent within its lifetime. */
export class ExpiredError extends Error {
  override name = 'ExpiredError';
}
