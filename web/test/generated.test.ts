import { execFileSync } from 'node:child_process';
import { it } from 'vitest';

it('the generated types are current', { timeout: 60_000 }, () => {
  execFileSync(process.execPath, ['scripts/generate.mjs', '--check'], { stdio: 'pipe' });
});
