import type { QueryClient } from '@tanstack/react-query';

/** The app's part of the outbox. It is set at the start; the outbox itself loads later, with the first screen that writes. */
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
  installed = environment;
  start?.(environment);
}

/** Calls `started` with the environment as soon as there is one. */
export function onOutboxInstalled(started: (environment: OutboxEnvironment) => void): void {
  start = started;
  if (installed) started(installed);
}
