import { basename } from 'node:path';
import type { Plugin } from 'vite';

const QUERY_CORE = /\/@tanstack\/query-core\/build\/modern\/\w+\.js$/;
const PRIVATE_NAME = /(?<=^\s+(?:async )?|[.\s(!])#([a-zA-Z]\w*)/gm;

/**
 * Renames the private fields of TanStack Query to public ones. For the oldest browsers, the build would replace each access to a private
 * field by a call of a helper, which makes the first load 2 kB larger. The name of the file keeps a class and its base class apart.
 */
export function publicFields(): Plugin {
  return {
    name: 'portal-public-fields',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!QUERY_CORE.test(id)) return null;
      const file = basename(id, '.js');
      return { code: code.replace(PRIVATE_NAME, (_, name: string) => `_${file}_${name}`), map: null };
    },
  };
}
