// Runs in the page: hands out the pictures of films for films.mjs.
import { surface } from '../lib/canvas.js';
import { films } from '../books/all.js';
import { drawMoment, FPS, HEIGHT, lengthOf, WIDTH } from './reel.js';

const find = (slug, number) => {
  const film = films.find((f) => f.slug === slug);
  return { film, episode: film.episodes[number - 1] };
};

function picture(slug, number, second) {
  const { film, episode } = find(slug, number);
  const g = surface(WIDTH, HEIGHT);
  drawMoment(g, film, episode, second);
  return g;
}

export const projector = {
  list: () =>
    films.map(({ slug, music, episodes }) => ({
      slug,
      music,
      episodes: episodes.map((e) => ({ seconds: lengthOf(e) })),
    })),
  fps: () => FPS,
  /** The pictures of one second, as JPEG in base64. */
  second: (slug, number, second) =>
    Promise.all(
      Array.from({ length: FPS }, (_, i) =>
        encode(picture(slug, number, second + i / FPS), 'image/jpeg', 0.95),
      ),
    ),
  poster: (slug, number) =>
    encode(picture(slug, number, find(slug, number).episode.poster), 'image/webp', 0.82),
  /** Rows of ten small pictures, one a second. */
  thumbs(slug, number) {
    const length = lengthOf(find(slug, number).episode);
    const count = Math.ceil(length);
    const g = surface(1600, Math.ceil(count / 10) * 90);
    for (let i = 0; i < count; i++)
      g.drawImage(
        picture(slug, number, Math.min(i + 0.5, length - 0.5)).canvas,
        (i % 10) * 160,
        Math.floor(i / 10) * 90,
        160,
        90,
      );
    return encode(g, 'image/webp', 0.7);
  },
};

async function encode(g, type, quality) {
  const bytes = new Uint8Array(await (await g.canvas.convertToBlob({ type, quality })).arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}
