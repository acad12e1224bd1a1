/**
 * Test files run in threads of one process, and a BroadcastChannel reaches all of them. Each file gets names of its own, so that it is a
 * browser of its own.
 */
const file = crypto.randomUUID();

class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${file}`);
  }
}

// The property is read-only in a Node context.
Object.defineProperty(globalThis, 'BroadcastChannel', { value: OwnChannel, configurable: true });
