// Draws the pictures of the demo content pack and the home screen's promos.
//   node draw.mjs                          everything
//   node draw.mjs --only yundu-shanhe      one game (or person, promo, book)
//   node draw.mjs --kind icon              one kind: icon, banner, shot, avatar, frame, promo, post, activity, comic, cover
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openStudio } from './studio.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
// The largest a picture of each kind may be, and the quality to begin with.
const BUDGET = {
  icon: { bytes: 24_000, quality: 0.86 },
  banner: { bytes: 56_000, quality: 0.8 },
  shot: { bytes: 38_000, quality: 0.72 },
  avatar: { bytes: 11_000, quality: 0.84 },
  frame: { bytes: 14_000, quality: 0.86 },
  promo: { bytes: 70_000, quality: 0.86 },
  post: { bytes: 44_000, quality: 0.74 },
  activity: { bytes: 40_000, quality: 0.8 },
  comic: { bytes: 35_000, quality: 0.7 },
  cover: { bytes: 40_000, quality: 0.8 },
};

const { values: options } = parseArgs({ options: { only: { type: 'string' }, kind: { type: 'string' } } });
const studio = await openStudio();
try {
  const { page } = studio;
  const jobs = (await page.evaluate(() => window.stage.jobs())).filter(
    (job) =>
      (!options.only || options.only.split(',').includes(job.name)) &&
      (!options.kind || job.kind === options.kind),
  );
  let total = 0;
  for (const job of jobs) total += await draw(page, job);
  console.log(`${jobs.length} pictures, ${(total / 1e6).toFixed(2)} MB`);
} finally {
  await studio.close();
}

async function draw(page, job) {
  const { bytes, quality } = BUDGET[job.kind];
  const base64 = await page.evaluate(
    ([j, q, limit]) => window.stage.draw(j, q, limit),
    [job, quality, bytes],
  );
  const picture = Buffer.from(base64, 'base64');
  const file = join(root, job.file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  return picture.length;
}
