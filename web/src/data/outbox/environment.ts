import type { QueryClient } from '@tanstack/react-query';

/**
 * The query client and the player, which the app gives to the outbox at its start. This module is in the first load, so it imports no other
 * module of the outbox, which loads with the first screen that writes.
 */
export interface OutboxEnvironment {
  client: QueryClient;
  /** The signed-in player; 0: a visitor. */
  uid: () => number;
  /** Calls `changed` after each change of the player. */
  onPlayerChange: (changed: () => void) => void;
}

let installed: OutboxEnvironment | null = null;
let start: ((environment: OutboxEnvironment) => void) | null = null;

export function installOutbox(environment: OutboxEnvironment): void {
  const isFirst = installed === null;
  installed = environment;
  if (isFirst) start?.(environment);
}

/** Calls `started` once, as soon as there is an environment. */
export function onOutboxInstalled(started: (environment: OutboxEnvironment) => void): void {
  start = started;
  if (installed) started(installed);
}

/** The signed-in player; 0: a visitor, or an app that has not started. */
export const currentUid = (): number => installed?.uid() ?? 0;

/** The query client of the app; undefined before its start. */
export const currentClient = (): QueryClient | undefined => installed?.client;
