import type { Engine } from './support/engines.ts';

/** A known failure. Remove the entry when the product is fixed. */
export interface Known {
  engines: readonly Engine[];
  /** The titles of the flows in which it always occurs. */
  flows: readonly string[] | 'any';
  /** The errors of the flow or of its pages. Each of them must occur. */
  errors: readonly RegExp[];
  /** The cause in one sentence. */
  cause: string;
  /** The faulty file of the product, below `web/src`. */
  code: string;
  /** Depends on timing: its absence proves no fix, so it is allowed. */
  sometimes?: true;
}

export const KNOWN: readonly Known[] = [
  {
    engines: ['wpe'],
    flows: ['a player publishes a post with a link'],
    errors: [/not within .* link “https:/, /URL\.canParse is not a function/],
    cause: 'Safari below 17 has no URL.canParse, so a text with an address breaks its screen.',
    code: 'features/person/words/parts.ts',
  },
  {
    engines: ['wpe'],
    flows: ['a visitor opens /square, where a post has a link'],
    errors: [/URL\.canParse is not a function/],
    cause: 'Safari below 17 has no URL.canParse, so one post with a link takes down the whole square.',
    code: 'features/person/words/parts.ts',
  },
  {
    engines: ['wpe'],
    flows: ['a player publishes a post with a picture'],
    errors: [/这张图片打不开/],
    cause: "createImageBitmap refuses imageOrientation: 'from-image' with a TypeError.",
    code: 'features/publish/media/picture.ts',
  },
  {
    engines: ['wpe'],
    flows: ['a player buys a game, and the balance falls'],
    errors: [/not within .* tap button “下载/, /Invalid regular expression: invalid group specifier name/],
    cause:
      'Safari below 16.4 has no lookbehind in regular expressions, so the file of the screen does not compile.',
    code: 'features/gift/pack/GiftPack.tsx',
  },
  {
    engines: ['wpe'],
    flows: ['a player sees the gifts'],
    errors: [/not within .* a gift is shown/, /Invalid regular expression: invalid group specifier name/],
    cause:
      'Safari below 16.4 has no lookbehind in regular expressions, so the file of the screen does not compile.',
    code: 'features/gift/pack/GiftPack.tsx',
  },
  {
    engines: ['webkitgtk', 'wpe'],
    flows: ['the carousel of the home screen is as high as its slides'],
    errors: [/pixels below the slide/],
    cause: 'WebKit makes an element with aspect-ratio and margins too tall in a column flexbox.',
    code: 'features/home/Featured.module.css',
  },
  {
    engines: ['webkitgtk'],
    flows: 'any',
    errors: [/ResizeObserver loop completed with undelivered notifications/],
    cause: 'An element changes its own layout while the observer of that layout delivers its notifications.',
    code: 'components/ui/LongText.tsx and features/post/card/CutText.tsx',
    sometimes: true,
  },
  {
    engines: ['firefox'],
    flows: ['the app opens without a network'],
    errors: [/about:neterror/],
    cause: 'Firefox fails a navigation whose preload fails, although the service worker has an answer.',
    code: 'worker/sw.ts',
  },
];
