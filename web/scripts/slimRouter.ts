import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/**
 * What of the router no screen uses is left out of the build: names for developers' tools keep its forms and navigation links, and links
 * can prefetch where the router is a whole framework, which it is not here.
 */
export function slimRouter(): Plugin {
  return {
    name: 'portal-slim-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id) || !PREFETCH.test(code)) return null;
      return {
        code: code
          .replace(/^(NavLink|Form|HistoryRouter|ScrollRestoration)\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
          .replace(PREFETCH, 'function PrefetchPageLinks() { return null; }\nfunction PrefetchInFramework('),
        map: null,
      };
    },
  };
}

const PREFETCH = /^function PrefetchPageLinks\(/m;
