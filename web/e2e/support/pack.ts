import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const demo = fileURLToPath(new URL('../../../sql/demo', import.meta.url));

/** A content pack with one game of the demo content, whose price can be set. */
export class OneGame {
  private constructor(readonly folder: string) {}

  static async of(slug: string): Promise<OneGame> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-pack-'));
    for (const part of ['pack.yaml', `games/${slug}`])
      await cp(join(demo, part), join(folder, part), { recursive: true });
    return new OneGame(folder);
  }

  async setPrice(slug: string, price: number): Promise<void> {
    const file = join(this.folder, 'games', slug, 'game.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^buyAmount: .*$/m, `buyAmount: ${price}`));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}
