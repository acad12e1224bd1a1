import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/**
 * Removes unused parts of the router: display names for developer tools, which keep its forms and navigation links in the bundle, and the
 * prefetching of links, which works only in the router's framework mode.
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
