import { useId } from 'react';
import styles from './SkyArt.module.css';

const COINS = [
  { x: 152, y: 26, r: 12 },
  { x: 26, y: 104, r: 12 },
  { x: 138, y: 104, r: 19 },
];

/** The hero's drawing: a calendar with coins and a gem, as in the picture on the home screen. */
export function SkyArt() {
  const id = useId();
  return (
    <svg className={styles.art} viewBox="0 0 180 140" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}coin`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={styles.coinLight} />
          <stop offset="1" className={styles.coinDeep} />
        </linearGradient>
        <linearGradient id={`${id}gem`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={styles.gemLight} />
          <stop offset="1" className={styles.gemDeep} />
        </linearGradient>
      </defs>
      <g className={styles.floating}>
        <g transform="rotate(6 90 72)">
          <rect className={styles.paper} x="46" y="30" width="88" height="86" rx="11" />
          <path className={styles.head} d="M46 52V41a11 11 0 0 1 11-11h66a11 11 0 0 1 11 11v11z" />
          <rect className={styles.ring} x="64" y="20" width="9" height="21" rx="4.5" />
          <rect className={styles.ring} x="107" y="20" width="9" height="21" rx="4.5" />
          {[0, 1, 2].map((row) =>
            [0, 1, 2, 3].map((column) => (
              <rect
                key={`${row}${column}`}
                className={row === 1 && column === 2 ? styles.marked : styles.cell}
                x={56 + column * 18}
                y={60 + row * 17}
                width="13"
                height="12"
                rx="3.5"
              />
            )),
          )}
        </g>
      </g>
      {COINS.map(({ x, y, r }, index) => (
        <g key={x} className={styles.bobbing} style={{ animationDelay: `${index * -1.3}s` }}>
          <circle cx={x} cy={y} r={r} fill={`url(#${id}coin)`} className={styles.coinEdge} />
          <path
            className={styles.coinFace}
            d={`M${x} ${y - r * 0.52} ${x + r * 0.42} ${y} ${x} ${y + r * 0.52} ${x - r * 0.42} ${y}z`}
          />
        </g>
      ))}
      <g className={styles.bobbing} style={{ animationDelay: '-2s' }}>
        <path fill={`url(#${id}gem)`} d="M96 104h26l9 10-22 23-22-23z" />
        <path className={styles.gemCut} d="M96 104h26l9 10H87zM102 114l7 22 7-22-7-10z" />
      </g>
      <path
        className={styles.spark}
        d="m30 42 2 6 6 2-6 2-2 6-2-6-6-2 6-2zM168 66l1.500 4.500 4.500 1.500-4.500 1.500-1.500 4.500-1.500-4.500-4.500-1.500 4.500-1.500z"
      />
    </svg>
  );
}
