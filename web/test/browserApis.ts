/** The browser APIs that modules without elements use: storage, an address and its state, events of window and document. */
import { Storage } from './storage';

const events = () => {
  const target = new EventTarget();
  return {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  };
};

class StorageEvent extends Event {
  readonly key: string | null;

  constructor(type: string, { key = null }: { key?: string | null } = {}) {
    super(type);
    this.key = key;
  }
}

const history = {
  state: null as unknown,
  replaceState: (state: unknown) => {
    history.state = state;
  },
};

Object.assign(globalThis, events(), {
  window: globalThis,
  document: { ...events(), visibilityState: 'visible' },
  location: new URL('http://localhost:3000/'),
  history,
  Storage,
  StorageEvent,
  localStorage: new Storage(),
  sessionStorage: new Storage(),
});
// Newer versions of Node define a navigator that cannot be assigned.
Object.defineProperty(globalThis, 'navigator', {
  value: { onLine: true, userAgent: 'node', language: 'zh-CN' },
  configurable: true,
  writable: true,
});
