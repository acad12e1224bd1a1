// Stubs of the browser APIs that the app uses, for the prerender interpreter: nothing is stored, moves or loads.
{
  const nothing = () => undefined;
  const none = () => null;
  const target = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: nothing };
  const origin = 'http://localhost';
  const location = {
    href: `${origin}/`,
    origin,
    protocol: 'http:',
    host: 'localhost',
    pathname: '/',
    search: '',
    hash: '',
  };
  globalThis.window = globalThis;
  globalThis.self = globalThis;
  Object.assign(globalThis, target, {
    location,
    navigator: { onLine: true, userAgent: '', language: 'zh-CN', platform: '' },
    localStorage: { getItem: none, setItem: nothing, removeItem: nothing },
    document: {
      ...target,
      visibilityState: 'visible',
      querySelector: none,
      documentElement: { dataset: {} },
    },
    history: { state: null, length: 1 },
    matchMedia: () => ({ ...target, matches: false }),
    setTimeout: nothing,
    clearTimeout: nothing,
    setInterval: nothing,
    clearInterval: nothing,
    queueMicrotask: (task) => void Promise.resolve().then(task),
    console: { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing },
  });
  globalThis.performance ??= { now: () => Date.now(), timeOrigin: 0 };
  globalThis.AbortController ??= class {
    signal = { ...target, aborted: false };
    abort() {}
  };
  // Addresses in users' texts stay plain text until the app starts.
  globalThis.URL ??= class {
    protocol = '';
  };
  // Screens are prerendered at addresses without a query.
  globalThis.URLSearchParams ??= class {
    get = none;
    getAll = () => [];
    has = () => false;
    set = nothing;
    delete = nothing;
    forEach = nothing;
    toString = () => '';
    [Symbol.iterator] = () => [][Symbol.iterator]();
  };
}
