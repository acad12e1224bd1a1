import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The version of the app, and the commit that it was built from: `PORTAL_COMMIT`, or what git says, or nothing. */
export function readBuild(env: Record<string, string | undefined>): { version: string; commit: string } {
  const file = fileURLToPath(new URL('../package.json', import.meta.url));
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return { version, commit: env.PORTAL_COMMIT ?? commitOfCheckout() };
}

function commitOfCheckout(): string {
  try {
    const arguments_ = ['rev-parse', '--short=8', 'HEAD'];
    return execFileSync('git', arguments_, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // The sources are no checkout, or there is no git.
    return '';
  }
}
