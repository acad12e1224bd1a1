import type { components } from './events.gen';

/** Frames from the server, told apart by their `type`. */
export type ServerFrame = components['schemas']['ToClient'];
/** Frames to the server. */
export type ClientFrame = components['schemas']['FromClient'];
