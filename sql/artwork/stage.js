// Runs in the page: knows every picture there is, draws one on demand and encodes it.
import { finish, surface } from './lib/canvas.js';
import { fontOf, FONTS } from './lib/lettering.js';
import { random } from './lib/random.js';
import { activities } from './activities.js';
import { frames } from './frames.js';
import { games } from './games/all.js';
import { people } from './people.js';
import { posts } from './posts.js';
import { promos } from './promos.js';
import { comics, covers } from './books/all.js';
import { drawPage, heightOf, WIDTH } from './comic/page.js';
import { projector } from './film/projector.js';

const DEMO = 'sql/demo';

function pictures() {
  const list = [];
  for (const game of games) {
    const folder = `${DEMO}/games/${game.slug}`;
    list.push({
      kind: 'icon',
      name: game.slug,
      file: `${folder}/icon.webp`,
      w: 512,
      h: 512,
      draw: game.icon,
      look: { vignette: 0.28 },
    });
    list.push({
      kind: 'banner',
      name: game.slug,
      file: `${folder}/banner.webp`,
      w: 1280,
      h: 720,
      draw: game.banner,
    });
    game.shots.forEach(({ tall, draw }, i) =>
      list.push({
        kind: 'shot',
        name: game.slug,
        file: `${folder}/shot-${i + 1}.webp`,
        w: tall ? 720 : 1280,
        h: tall ? 1280 : 720,
        draw,
        look: { vignette: 0.12, grain: 0 },
      }),
    );
  }
  for (const [name, draw] of Object.entries(people))
    list.push({
      kind: 'avatar',
      name,
      file: `${DEMO}/people/${name}.webp`,
      w: 256,
      h: 256,
      draw,
      look: { vignette: 0.15, grain: 0 },
    });
  for (const [name, draw] of Object.entries(frames))
    list.push({
      kind: 'frame',
      name,
      file: `${DEMO}/frames/${name}.webp`,
      w: 256,
      h: 256,
      draw,
      look: { vignette: 0, grain: 0 },
    });
  for (const [name, draw] of Object.entries(promos))
    list.push({
      kind: 'promo',
      name,
      file: `web/src/features/home/${name}.webp`,
      w: 680,
      h: 240,
      draw,
      look: { vignette: 0, grain: 0 },
    });
  for (const [name, draw] of Object.entries(activities))
    list.push({
      kind: 'activity',
      name,
      file: `${DEMO}/activities/${name}.webp`,
      w: 1280,
      h: 720,
      draw,
      look: { vignette: 0.12, grain: 0 },
    });
  for (const [name, { w, h, draw }] of Object.entries(posts))
    list.push({
      kind: 'post',
      name,
      file: `${DEMO}/posts/${name}.webp`,
      w,
      h,
      draw,
      look: { vignette: 0.08, grain: 0 },
    });
  for (const [slug, { cover, banner }] of Object.entries(covers)) {
    const folder = `${DEMO}/books/${slug}`;
    list.push({
      kind: 'cover',
      name: slug,
      file: `${folder}/cover.webp`,
      w: 600,
      h: 800,
      draw: cover,
      look: { vignette: 0.2, grain: 0 },
    });
    if (banner)
      list.push({ kind: 'banner', name: slug, file: `${folder}/banner.webp`, w: 1280, h: 720, draw: banner });
  }
  for (const book of comics) list.push(...pagesOf(book));
  return list;
}

function pagesOf(book) {
  const two = (n) => String(n).padStart(2, '0');
  return book.chapters.flatMap((chapter, c) =>
    chapter.pages.map((page, p) => {
      const file = `${DEMO}/books/${book.slug}/chapters/${two(c + 1)}/${two(p + 1)}.webp`;
      return {
        kind: 'comic',
        name: book.slug,
        file,
        w: WIDTH,
        h: heightOf(book, page),
        draw: (g) => drawPage(g, book, chapter, page, file),
        look: { vignette: 0, grain: 0 },
      };
    }),
  );
}

async function encode(canvas, quality, limit) {
  for (let q = quality; ; q -= 0.06) {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: q });
    if (blob.size <= limit || q < 0.1) return blob;
  }
}

window.projector = projector;
window.stage = {
  jobs: () => pictures().map(({ kind, name, file }) => ({ kind, name, file })),
  missingFonts: () =>
    Object.values(FONTS)
      .filter((f) => !installed(fontOf(f, 40)))
      .map((f) => f.match(/"(.+)"/)[1]),
  async draw(job, quality, limit) {
    const picture = pictures().find((p) => p.file === job.file);
    const g = surface(picture.w, picture.h);
    const covered = picture.draw(g, random(picture.file));
    if (covered > 0.12)
      console.warn(`${picture.file}: words cover ${Math.round(covered * 100)} % of a face or of each other`);
    finish(g, picture.file, picture.look);
    const blob = await encode(g.canvas, quality, limit);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text);
  },
};

/** A font is there when it does not measure like each of two different fallbacks. */
function installed(font) {
  const g = surface(10, 10);
  const width = (f) => {
    g.font = f;
    return g.measureText('mmWi1l云').width;
  };
  return ['monospace', 'serif'].some(
    (fallback) => width(`${font}, ${fallback}`) !== width(font.replace(/".*"/, fallback)),
  );
}
