import type { ReactElement } from 'react';
import { things } from './things';

const line = { stroke: 'var(--draw-line)', strokeWidth: 3 };
const paper = { ...line, fill: 'var(--draw-paper)' };
const blue = { ...line, fill: 'var(--draw-fill)' };
const soft = { ...line, fill: 'var(--draw-soft)' };
const warm = { ...line, fill: 'var(--draw-warm)' };
const coral = { ...line, fill: 'var(--draw-coral)' };

/** The motifs of the illustrations. Each stands on the ground line at y = 132, around x = 120. */
const scenes = {
  empty: (
    <>
      <path {...paper} d="M76 92 92 62h56l16 30v34a6 6 0 0 1-6 6H82a6 6 0 0 1-6-6z" />
      <path {...soft} d="M76 92h26c2 10 8 14 18 14s16-4 18-14h26v34a6 6 0 0 1-6 6H82a6 6 0 0 1-6-6z" />
      <path {...warm} d="m128 28 34 10-20 16-4-10z" />
      <path {...line} strokeDasharray="1 8" d="M124 48c-14 4-18 14-8 20" />
    </>
  ),
  offline: (
    <>
      <path
        {...paper}
        d="M86 100c-14 0-22-9-22-20 0-12 9-20 20-21 3-15 15-24 30-24 17 0 29 11 31 27 13 0 23 8 23 20 0 11-9 18-20 18z"
      />
      <path {...line} d="M104 72v6m28-6v6m-22 14c5-5 11-5 16 0" />
      <path {...line} strokeWidth={4} d="M120 100v12" />
      <path {...coral} d="M108 112h24v8a12 12 0 0 1-24 0z" />
      <path {...line} d="m150 116 12 12m0-12-12 12M84 116l-8 6" />
    </>
  ),
  mail: (
    <>
      <rect {...paper} x="70" y="58" width="100" height="72" rx="8" />
      <path {...soft} d="m72 64 42 36a9 9 0 0 0 12 0l42-36c-1-4-4-6-8-6H80c-4 0-7 2-8 6z" />
      <circle {...coral} cx="168" cy="58" r="12" />
      <path stroke="var(--draw-paper)" strokeWidth="3" d="M168 52v7m0 5v0.2" />
    </>
  ),
  chat: (
    <>
      <path
        {...paper}
        d="M58 46h76a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10H92l-18 14v-14H58a10 10 0 0 1-10-10V56a10 10 0 0 1 10-10z"
      />
      <path
        {...blue}
        d="M118 78h60a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10h-8v12l-16-12h-36a10 10 0 0 1-10-10V88a10 10 0 0 1 10-10z"
      />
      <path {...line} d="M64 62h54M64 74h32" />
      <path stroke="var(--draw-paper)" strokeWidth="3.5" d="M130 101v0.200m18-0.200v0.200m18-0.200v0.2" />
    </>
  ),
  comic: (
    <>
      <rect {...paper} x="66" y="40" width="108" height="92" rx="8" />
      <path {...blue} d="M74 48h44l-8 32H74z" />
      <path {...warm} d="M127 48h39v32h-47z" />
      <path {...soft} d="M74 89h92v35H74z" />
      <path {...line} d="m136 58 6 6 8-8M86 112c8-14 14-14 22 0 8-10 14-10 20 0" />
      <circle fill="var(--draw-coral)" cx="150" cy="102" r="5" />
    </>
  ),
  gift: (
    <>
      <path {...paper} d="M76 86h88v40a6 6 0 0 1-6 6H82a6 6 0 0 1-6-6z" />
      <rect {...blue} x="68" y="68" width="104" height="20" rx="5" />
      <path {...coral} d="M111 68h18v64h-18z" />
      <path
        {...coral}
        d="M120 68c-8-22-34-26-36-12-1 10 18 12 36 12zm0 0c8-22 34-26 36-12 1 10-18 12-36 12z"
      />
    </>
  ),
  gem: (
    <>
      <path {...blue} d="M88 54h64l24 28-56 50-56-50z" />
      <path {...paper} d="M100 82h40l-20 48z" />
      <path {...soft} d="m88 54 12 28h40l12-28z" />
      <path {...line} d="M64 82h112M120 54l-20 28m20-28 20 28" />
      <path stroke="var(--draw-warm)" strokeWidth="4" d="M180 36v12m-6-6h12M62 44v8m-4-4h8" />
    </>
  ),
  calendar: (
    <>
      <rect {...paper} x="70" y="48" width="100" height="84" rx="9" />
      <path {...blue} d="M79 48h82a9 9 0 0 1 9 9v15H70V57a9 9 0 0 1 9-9z" />
      <path {...line} strokeWidth={4} d="M94 40v14m52-14v14" />
      <path {...soft} d="M82 84h14v14H82zM113 84h14v14h-14zM82 108h14v14H82z" />
      <path {...warm} d="m150 92 5.5 11 12 1.8-8.7 8.5 2 12-10.8-5.7-10.8 5.7 2-12-8.7-8.5 12-1.800z" />
    </>
  ),
  book: (
    <>
      <path
        {...paper}
        d="M120 62c-14-12-34-14-58-12v70c24-2 44 0 58 12 14-12 34-14 58-12V50c-24-2-44 0-58 12z"
      />
      <path {...line} d="M120 62v70M76 70c10 0 20 1 30 5m-30 11c10 0 20 1 30 5m58-21c-10 0-20 1-30 5" />
      <path {...coral} d="M140 48h18v40l-9-7-9 7z" />
    </>
  ),
  shelf: (
    <>
      <path {...line} strokeWidth={4} d="M60 132h120" />
      <rect {...blue} x="72" y="58" width="22" height="72" rx="3" />
      <rect {...paper} x="94" y="48" width="20" height="82" rx="3" />
      <path {...warm} d="m120 66 20-5 17 66-20 5z" />
      <path {...line} d="M78 74h10M100 64h8m-8 8h8m20 4 10-2" />
      <circle {...coral} cx="166" cy="50" r="13" />
      <path stroke="var(--draw-paper)" strokeWidth="3" d="m160 50 4 5 8-9" />
    </>
  ),
  question: (
    <>
      <path
        {...paper}
        d="M72 40h96a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10h-32l-16 18-16-18H72a10 10 0 0 1-10-10V50a10 10 0 0 1 10-10z"
      />
      <path {...line} strokeWidth={5} d="M108 66c0-16 26-16 26 0 0 11-14 10-14 21" />
      <circle fill="var(--draw-coral)" cx="120" cy="99" r="4" />
    </>
  ),
  partner: (
    <>
      <path {...blue} d="M64 60h34c-6-14 20-14 14 0h8v26c14-6 14 20 0 14v32H64z" />
      <path {...warm} d="M176 132h-56v-32c14 6 14-20 0-14V60h20c-6-14 20-14 14 0h22z" />
    </>
  ),
  pen: (
    <>
      <rect {...paper} x="66" y="44" width="84" height="88" rx="8" />
      <path {...line} d="M82 64h50M82 80h50M82 96h26" />
      <path {...warm} d="m168 56 14 14-46 46-20 6 6-20z" />
      <path {...coral} d="m168 56 8-8a6 6 0 0 1 8 0l6 6a6 6 0 0 1 0 8l-8 8z" />
    </>
  ),
  search: (
    <>
      <circle {...paper} cx="112" cy="78" r="38" />
      <path {...blue} d="m138 106 8-8 30 28a6 6 0 0 1-8 8z" />
      <path {...line} d="M90 74c2-10 10-17 20-18" />
      <path {...warm} d="M112 70c4-12 22-6 17 6-3 7-10 11-17 17-7-6-14-10-17-17-5-12 13-18 17-6z" />
    </>
  ),
} satisfies Record<string, ReactElement>;

export const motifs = { ...scenes, ...things };
