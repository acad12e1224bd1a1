/**
 * The registry of events, which are the socket frames for the application. Each feature handles the types that it needs. Invariants:
 * - A type of the schema that no feature handles does not compile. A type that only a newer server knows is ignored.
 * - The handlers of one type run in the order of the features. An error in one of them does not stop the others.
 */
import type { Account } from '@/api/types';
import { runGuarded } from '@/lib/runGuarded';
import type { AppFrame } from '@/realtime';
import type { QueryClient } from '@tanstack/react-query';

type EventType = AppFrame['type'];
export type EventFrame<Type extends EventType> = Extract<AppFrame, { type: Type }>;

type Session = Pick<Account, 'uid' | 'token'>;

export interface EventContext {
  client: QueryClient;
  /** The session for which the socket was opened; null for a visitor. */
  session: Session | null;
}

interface PlayerContext extends Session {
  client: QueryClient;
}

type Handlers<Type extends EventType, Context> = {
  readonly [T in Type]: (context: Context, frame: EventFrame<T>) => void;
};

// Not exported: a variable of this type seems to handle every type, so `Complete` would find no missing type.
type SomeHandlers = Partial<Handlers<EventType, EventContext>>;

type Registry = ReadonlyMap<string, readonly Handler[]>;
type Handler = (context: EventContext, frame: never) => void;

/** Passes a frame to each handler of its type. */
export function dispatch(registry: Registry, context: EventContext, frame: AppFrame): void {
  for (const handle of registry.get(frame.type) ?? [])
    // `composeEvents` stores each handler under the type of its frames.
    runGuarded(() => handle(context, frame as never));
}

/** Defines the handlers of a feature for players and visitors. */
export function eventHandlers<Type extends EventType>(
  handlers: Handlers<Type, EventContext>,
): Handlers<Type, EventContext> {
  return handlers;
}

/** Defines the handlers of a feature for players. Frames of a visitor's socket do not reach them. */
export function playerHandlers<Type extends EventType>(
  handlers: Handlers<Type, PlayerContext>,
): Handlers<Type, EventContext> {
  type PlayerHandler = (context: PlayerContext, frame: never) => void;
  const withSession = Object.entries<PlayerHandler>(handlers).map(([type, handle]) => [
    type,
    ({ client, session }: EventContext, frame: never) => session && handle({ client, ...session }, frame),
  ]);
  return Object.fromEntries(withSession) as Handlers<Type, EventContext>;
}

/** Composes the handlers of all features. A missing type is named in the compiler's error. */
export function composeEvents<const Features extends readonly SomeHandlers[]>(
  features: Features & Complete<Features>,
): Registry {
  const registry = new Map<string, Handler[]>();
  for (const handlers of features)
    for (const [type, handler] of Object.entries(handlers))
      registry.set(type, [...(registry.get(type) ?? []), handler]);
  return registry;
}

type Complete<Features extends readonly SomeHandlers[]> = [Unhandled<Features>] extends [never]
  ? unknown
  : { withoutHandler: Unhandled<Features> };
type Unhandled<Features extends readonly SomeHandlers[]> = Exclude<EventType, KeyOfEach<Features[number]>>;
type KeyOfEach<Union> = Union extends Union ? keyof Union : never;
