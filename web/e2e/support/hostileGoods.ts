import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CORPUS, HTML, NAMES, SHORT } from './hostile';

const demo = fileURLToPath(new URL('../../../sql/demo', import.meta.url));

const ALWAYS = { beginTime: '2026-01-01T00:00:00+08:00', endTime: '2036-01-01T00:00:00+08:00' };
const LINE = CORPUS[2]!;
const NAME = NAMES[0];

/** The id of the hostile novel. */
export const NOVEL = 2013;

/** A novel, gift packs, activities, packages of coins and memberships, all with hostile texts. */
const goods: Record<string, object> = {
  'gifts.yaml': [
    { id: 101, name: NAME, content: LINE, codes: 'gifts/codes.txt', ...ALWAYS },
    { id: 102, name: '{{x()}}${x()}', content: CORPUS[4], stock: 9, vipOnly: true, ...ALWAYS },
  ],
  'activities.yaml': [
    {
      id: 1,
      kind: 'tasks',
      name: NAME,
      summary: LINE,
      content: HTML,
      banner: 'activities/banner.webp',
      ...ALWAYS,
      tasks: [{ id: 1, name: NAME, deed: 'publish', goal: 1, coins: 5 }],
    },
    {
      id: 2,
      kind: 'draw',
      name: '{{x()}}${x()}',
      summary: LINE,
      content: HTML,
      banner: 'activities/banner.webp',
      ...ALWAYS,
      drawPrice: 0,
      freeDraws: 3,
      dayDraws: 3,
      prizes: [{ id: 1, name: NAME, odds: 10_000, stock: 9, coins: 5 }],
    },
    {
      id: 3,
      kind: 'page',
      name: NAME,
      summary: LINE,
      content: HTML,
      banner: 'activities/banner.webp',
      ...ALWAYS,
    },
  ],
  'recharge.yaml': {
    packages: [{ id: 1, name: NAME, coins: 60, amount: 600, currency: 'CNY', badge: '<b>x()' }],
    channels: [{ channel: 'sandbox', name: SHORT }],
  },
  'vip.yaml': {
    plans: [
      {
        type: 1,
        name: SHORT,
        days: 7,
        levelType: 1,
        coinPrice: 120,
        price: 1200,
        currency: 'CNY',
        benefits: [NAME, '{{x()}}${x()}'],
        badge: '<b>x()',
      },
    ],
  },
  'books/novel/book.yaml': {
    id: NOVEL,
    kind: 'novel',
    title: NAME,
    author: '{{x()}}${x()}',
    category: SHORT,
    tags: [SHORT],
    summary: LINE,
    description: CORPUS.join('\n\n'),
    status: 'serial',
    subscribeNum: 1,
    readNum: 1,
    featured: 1,
    createTime: '2026-02-01T02:00:00Z',
    chapters: [
      { id: 1, title: LINE, access: 'free', publishTime: '2026-02-01T02:00:00Z', file: 'chapters/01.txt' },
      { id: 2, title: LINE, access: 'vip', publishTime: '2026-02-02T02:00:00Z', file: 'chapters/01.txt' },
    ],
  },
};

/** Writes the hostile goods into the folder of a content pack. */
export async function addHostileGoods(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'gifts/codes.txt': '<svg/onload=x()>\n"onmouseover="x()\n',
    'books/novel/chapters/01.txt': `# ${LINE}\n\n${CORPUS.join('\n\n')}\n`,
  };
  // JSON is YAML.
  for (const [name, content] of Object.entries(goods)) files[name] = JSON.stringify(content);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  for (const [from, to] of [
    ['activities/xinshou-zhou.webp', 'activities/banner.webp'],
    ['books/jian-wen-chang-an/cover.webp', 'books/novel/cover.webp'],
  ] as const) {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    await cp(join(demo, from), join(folder, to));
  }
}
