import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs SQL in the database of a running portal, for states that no call can produce, such as an old account. */
export async function rewrite(home: string, statement: string): Promise<void> {
  const { url } = JSON.parse(await readFile(join(home, 'database.json'), 'utf8')) as { url: string };
  await promisify(execFile)('psql', [url, '--quiet', '--set=ON_ERROR_STOP=1', '--command', statement]);
}
