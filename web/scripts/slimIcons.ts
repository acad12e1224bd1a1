import type { Plugin } from 'vite';

const MAKER = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
/** What an icon tells of itself beside its lines: its names, its size, a key for each line; and a statement that does nothing. */
const BESIDE = /\b(?:name|key): "[^"]*",?|\bsize: 24,|\baliases: \[[^\]]*\],?|^__iconData\.node;$/gm;

/**
 * An icon of the package takes sizes, widths of strokes and settings from around it, none of which is used here: the styles say how large an
 * icon is. In the build it is a drawing and nothing else, which is three thousand bytes less for the first load.
 */
export function slimIcons(): Plugin {
  return {
    name: 'portal-slim-icons',
    apply: 'build',
    transform: (code, id) => {
      if (MAKER.test(id)) return { code: ICON, map: null };
      return ICON_FILE.test(id) ? { code: code.replace(BESIDE, ''), map: null } : null;
    },
  };
}

const ICON = `
import { createElement } from 'react';

const LINES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

export default function createLucideIcon({ node }) {
  return (props) => {
    const hidden = props['aria-label'] || props.role ? undefined : true;
    const drawn = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...LINES, 'aria-hidden': hidden, ...props }, ...drawn);
  };
}
`;
