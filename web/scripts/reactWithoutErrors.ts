import type { Plugin } from 'vite';

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const MARK = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React creates error objects at evaluation time and throws them as markers. In an inspected page (also in Lighthouse), the browser looks
 * up the stack of each new error. For that it parses React and the whole file again, which takes longer than evaluating both. This plugin
 * replaces those errors by plain objects. For the same reason, no module sends a request while it is evaluated (`src/app/boot.tsx`).
 */
export function reactWithoutErrors(): Plugin {
  return {
    name: 'portal-quick-react',
    apply: 'build',
    transform(code, id) {
      if (!REACT_DOM.test(id)) return null;
      const quick = code.replace(MARK, '$1 = { message: $2 }');
      if (quick === code)
        throw new Error(
          'React no longer creates its markers as errors: check whether reactWithoutErrors is still needed',
        );
      return { code: quick, map: null };
    },
  };
}
