import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/**
 * Removes unused parts of the router. Its display names for developer tools keep forms and navigation links in the bundle. Its prefetching
 * of links works only in its framework mode.
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
          .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(PREFETCH, 'function PrefetchPageLinks() { return null; }\nfunction PrefetchInFramework('),
        map: null,
      };
    },
  };
}

const PREFETCH = /^function PrefetchPageLinks\(/m;
