import icons from 'unplugin-icons/vite';

/** `createIcon` sets these once, on the `svg`. On the lines themselves, they would take precedence over the styles of the app. */
const OUTLINE =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** Compiles `~icons/lucide/heart` to a component without the size and the attributes that all icons share. */
export function lucideIcons() {
  return icons({
    compiler: {
      extension: 'jsx',
      compiler(svg, _, name) {
        const lines = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
        if (!lines.includes(OUTLINE)) throw new Error(`the icon ${name} is not an outline of 2 pixels`);
        return `
          import { createIcon } from '@/components/ui/createIcon';
          export default createIcon(${lines.replace(OUTLINE, '')});
        `;
      },
    },
  });
}
