import type { Plugin } from 'vite';

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const MARK = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * What React throws to itself as a mark, it makes as an error when it is evaluated. Where somebody inspects the page, Lighthouse too, the stack
 * of an error is looked up as soon as it is made, for which the browser parses React and the whole file once more: that takes longer than
 * evaluating both. Plain objects are as good as marks.
 */
export function reactWithoutErrors(): Plugin {
  return {
    name: 'portal-quick-react',
    apply: 'build',
    transform(code, id) {
      if (!REACT_DOM.test(id)) return null;
      const quick = code.replace(MARK, '$1 = { message: $2 }');
      if (quick === code) throw new Error('React makes its marks in another way: is this still needed?');
      return { code: quick, map: null };
    },
  };
}
