import type { ReactElement } from 'react';

const line = { stroke: 'var(--draw-line)', strokeWidth: 3 };
const paper = { ...line, fill: 'var(--draw-paper)' };
const blue = { ...line, fill: 'var(--draw-fill)' };
const soft = { ...line, fill: 'var(--draw-soft)' };
const warm = { ...line, fill: 'var(--draw-warm)' };
const coral = { ...line, fill: 'var(--draw-coral)' };

/** Motifs that are one object: devices, keys, coins and the like. */
export const things = {
  phone: (
    <>
      <rect {...paper} x="88" y="34" width="64" height="98" rx="10" />
      <path {...soft} d="M96 48h48v66H96z" />
      <path {...line} d="M114 123h12" />
      <path
        {...warm}
        d="M136 62h44a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-30l-12 10V94h-2a8 8 0 0 1-8-8V70a8 8 0 0 1 8-8z"
      />
      <path {...line} d="M142 78v0.200m16-0.200v0.200m16-0.200v0.2" />
    </>
  ),
  download: (
    <>
      <rect {...paper} x="84" y="32" width="72" height="100" rx="11" />
      <path {...soft} d="M93 46h54v68H93z" />
      <path {...line} d="M114 123h12" />
      <path {...blue} d="M112 56h16v22h12l-20 22-20-22h12z" />
    </>
  ),
  link: (
    <>
      <rect {...paper} x="86" y="36" width="60" height="96" rx="10" />
      <path {...soft} d="M94 50h44v62H94z" />
      <path {...line} d="M110 122h12" />
      <path {...warm} d="M134 70h20a15 15 0 0 1 0 30h-20a15 15 0 0 1 0-30z" />
      <path {...coral} d="M164 70h12a15 15 0 0 1 0 30h-20a15 15 0 0 1-15-15" />
    </>
  ),
  key: (
    <>
      <circle {...warm} cx="96" cy="80" r="28" />
      <circle {...paper} cx="90" cy="80" r="9" />
      <path {...warm} d="M122 72h60v16h-10v12h-14V88h-10v10h-12V88h-14z" />
    </>
  ),
  lock: (
    <>
      <path {...line} strokeWidth={8} d="M98 76V62c0-28 44-28 44 0v14" />
      <rect {...blue} x="80" y="74" width="80" height="58" rx="10" />
      <circle {...paper} cx="120" cy="98" r="8" />
      <path {...line} strokeWidth={5} d="M120 106v10" />
    </>
  ),
  bell: (
    <>
      <path {...line} strokeWidth={5} d="M120 38v8" />
      <path {...warm} d="M78 118c8-8 10-18 10-34 0-22 14-38 32-38s32 16 32 38c0 16 2 26 10 34z" />
      <path {...blue} d="M108 118h24a12 12 0 0 1-24 0z" />
      <path
        {...coral}
        d="M154 44h20a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-10l-8 7v-7h-2a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z"
      />
    </>
  ),
  person: (
    <>
      <rect {...paper} x="64" y="46" width="112" height="86" rx="10" />
      <circle {...blue} cx="98" cy="80" r="14" />
      <path {...blue} d="M74 118c2-26 46-26 48 0z" />
      <path {...line} d="M134 72h28m-28 16h28m-28 16h16" />
    </>
  ),
  receipt: (
    <>
      <path {...paper} d="M78 38h84v94l-14-10-14 10-14-10-14 10-14-10-14 10z" />
      <path {...line} d="M94 58h52M94 76h52M94 94h24" />
      <circle {...warm} cx="146" cy="96" r="9" />
    </>
  ),
  coins: (
    <>
      <path {...warm} d="M66 100v20c0 14 60 14 60 0v-20" />
      <ellipse {...warm} cx="96" cy="100" rx="30" ry="10" />
      <path {...warm} d="M112 70v44c0 16 62 16 62 0V70" />
      <ellipse {...paper} cx="143" cy="70" rx="31" ry="11" />
      <path {...line} d="M112 85c0 15 62 15 62 0m-62 14c0 16 62 16 62 0" />
      <path stroke="var(--draw-coral)" strokeWidth="4" d="M88 58v12m-6-6h12M176 40v10m-5-5h10" />
    </>
  ),
  invite: (
    <>
      <path {...soft} d="m66 76 54-38 54 38v50a6 6 0 0 1-6 6H72a6 6 0 0 1-6-6z" />
      <path {...paper} d="M82 60h76v52H82z" />
      <path {...coral} d="M120 74c5-13 25-7 19 7-3 7-12 12-19 18-7-6-16-11-19-18-6-14 14-20 19-7z" />
      <path {...blue} d="m66 78 54 36 54-36v48a6 6 0 0 1-6 6H72a6 6 0 0 1-6-6z" />
    </>
  ),
  devices: (
    <>
      <rect {...paper} x="58" y="50" width="100" height="66" rx="7" />
      <path {...soft} d="M67 59h82v48H67z" />
      <path {...blue} d="M48 116h120l-8 16H56z" />
      <rect {...warm} x="146" y="70" width="40" height="62" rx="7" />
      <path {...paper} d="M153 79h26v38h-26z" />
    </>
  ),
  play: (
    <>
      <rect {...paper} x="60" y="46" width="120" height="80" rx="10" />
      <rect {...soft} x="70" y="56" width="100" height="52" rx="5" />
      <path {...coral} d="m110 66 26 16-26 16z" />
      <path {...line} d="M72 117h70" />
      <circle {...warm} cx="146" cy="117" r="5" />
    </>
  ),
  flag: (
    <>
      <path {...soft} d="M58 132c18-40 46-44 62-20 14-14 42-8 62 20z" />
      <path {...line} strokeWidth={4} d="M118 132V36" />
      <path {...coral} d="M119 38c18-8 30 8 52 0v36c-22 8-34-8-52 0z" />
      <path {...warm} d="m82 62 4 8 9 1-6 6 1 9-8-4-8 4 1-9-6-6 9-1z" />
    </>
  ),
  gamepad: (
    <>
      <path
        {...paper}
        d="M86 66h68c22 0 34 22 36 48 1 14-16 20-26 6l-10-14H86l-10 14c-10 14-27 8-26-6 2-26 14-48 36-48z"
      />
      <path {...blue} d="M84 80h10v8h8v10h-8v8H84v-8h-8V88h8z" />
      <circle {...coral} cx="158" cy="86" r="7" />
      <circle {...warm} cx="142" cy="99" r="7" />
      <path {...line} strokeDasharray="1 8" d="M120 62c-6-14 10-18 4-30" />
    </>
  ),
} satisfies Record<string, ReactElement>;
