import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { browserFloor, browserTargets } from './browserFloor.ts';

type Bundle = Rolldown.OutputBundle;

/** Few players need these files: the player of streamed videos and the dictionaries of other languages. */
const LEFT_OUT = /^assets\/(hls|language)\b/;
const SHELL = /\.(html|js|css|svg)$/;

/** Builds src/worker/sw.ts into /sw.js, with the list of the app's files to cache. */
export function serviceWorker(define: Record<string, string>): Plugin {
  let outDir = '';
  let publicDir = '';
  let base = '';
  return {
    name: 'portal-service-worker',
    apply: 'build',
    configResolved: (config) => {
      ({ publicDir, base } = config);
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle: async (_, bundle) => {
      const shell = JSON.stringify([...builtFiles(bundle, base), ...publicFiles(publicDir, base)]);
      await buildWorker(outDir, base, { ...define, __SHELL__: shell });
    },
  };
}

/** A file whose name contains its hash needs no revision. */
function builtFiles(bundle: Bundle, base: string) {
  const kept = Object.values(bundle).filter(
    ({ fileName }) => SHELL.test(fileName) && !LEFT_OUT.test(fileName),
  );
  return kept.map((file) => ({
    url: base + file.fileName,
    revision: file.fileName.startsWith('assets/')
      ? null
      : revisionOf(file.type === 'chunk' ? file.code : file.source),
  }));
}

function publicFiles(folder: string, base: string) {
  const names = readdirSync(folder).filter((name) => SHELL.test(name));
  return names.map((name) => ({ url: base + name, revision: revisionOf(readFileSync(join(folder, name))) }));
}

function revisionOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Builds one file without imports. Modules that the worker shares with the app are in both. */
async function buildWorker(outDir: string, base: string, define: Record<string, string>): Promise<void> {
  const src = fileURLToPath(new URL('../src', import.meta.url));
  await build({
    configFile: false,
    base,
    publicDir: false,
    logLevel: 'warn',
    define,
    resolve: { alias: { '@': src } },
    plugins: [browserFloor()],
    build: {
      target: browserTargets(),
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(src, 'worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
