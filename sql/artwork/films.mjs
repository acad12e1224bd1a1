// Films the animations of the demo content pack: frames from Chromium, sound from music.mjs, put together by ffmpeg
// (apt-get install ffmpeg), which only this command needs.
//   node films.mjs [--only <slug,slug>] [--episode 2]
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tune } from './film/music.mjs';
import { openStudio } from './studio.mjs';

const books = resolve(dirname(fileURLToPath(import.meta.url)), '../demo/books');
const LIMIT = 350_000;

const { values: options } = parseArgs({ options: { only: { type: 'string' }, episode: { type: 'string' } } });
if (spawnSync('ffmpeg', ['-version']).status !== 0)
  throw new Error('ffmpeg is missing (apt-get install ffmpeg)');

const studio = await openStudio();
const scratch = await mkdtemp(join(tmpdir(), 'films-'));
try {
  const films = await studio.page.evaluate(() => window.projector.list());
  for (const film of films.filter(({ slug }) => !options.only || options.only.split(',').includes(slug)))
    for (const [i, { seconds }] of film.episodes.entries())
      if (!options.episode || Number(options.episode) === i + 1) await make(film, i + 1, seconds);
} finally {
  await studio.close();
  await rm(scratch, { recursive: true });
}

async function make({ slug, music }, number, seconds) {
  const folder = join(books, slug, 'chapters');
  const name = join(folder, String(number).padStart(2, '0'));
  await mkdir(folder, { recursive: true });
  const sound = join(scratch, 'sound.wav');
  await writeFile(sound, tune({ ...music, seed: `${slug} ${number}` }, seconds));
  const frames = await framesOf(slug, number, seconds);
  let size = Infinity;
  for (let crf = 24; size > LIMIT && crf < 40; crf += 2)
    size = await encode(frames, sound, `${name}.mp4`, crf);
  await save(`${name}.webp`, 'poster');
  await save(`${name}-thumbs.webp`, 'thumbs');
  console.log(`${slug} ${number}: ${seconds.toFixed(1)} s, ${Math.round(size / 1000)} kB`);

  async function save(file, what) {
    const base64 = await studio.page.evaluate(([w, s, n]) => window.projector[w](s, n), [what, slug, number]);
    await writeFile(file, Buffer.from(base64, 'base64'));
  }
}

async function framesOf(slug, number, seconds) {
  const fps = await studio.page.evaluate(() => window.projector.fps());
  const frames = [];
  for (let second = 0; second < seconds; second++)
    frames.push(
      ...(await studio.page.evaluate(
        ([s, n, t]) => window.projector.second(s, n, t),
        [slug, number, second],
      )),
    );
  return {
    fps,
    pictures: frames.slice(0, Math.round(seconds * fps)).map((text) => Buffer.from(text, 'base64')),
  };
}

async function encode({ fps, pictures }, sound, out, crf) {
  const args = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'image2pipe',
    '-c:v',
    'mjpeg',
    '-framerate',
    fps,
    '-i',
    '-',
    '-i',
    sound,
  ];
  const video = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-profile:v',
    'main',
    '-crf',
    crf,
    '-pix_fmt',
    'yuv420p',
    '-vf',
    'scale=in_range=pc:out_range=tv',
    '-color_range',
    'tv',
    '-g',
    fps * 2,
  ];
  const audio = [
    '-c:a',
    'aac',
    '-b:a',
    '40k',
    '-ac',
    '1',
    '-shortest',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ];
  const ffmpeg = spawn('ffmpeg', [...args, ...video, ...audio, '-movflags', '+faststart', out].map(String), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise((done, fail) =>
    ffmpeg.on('close', (code) => (code ? fail(new Error(`ffmpeg ended with ${code}`)) : done())),
  );
  for (const picture of pictures) ffmpeg.stdin.write(picture);
  ffmpeg.stdin.end();
  await ended;
  return (await stat(out)).size;
}
