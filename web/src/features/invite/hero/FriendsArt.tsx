import styles from './FriendsArt.module.css';

/** The hero's drawing: two friends with a present between them and coins above. */
export function FriendsArt() {
  return (
    <svg className={styles.art} viewBox="0 0 180 140" aria-hidden="true">
      <ellipse className={styles.shade} cx="92" cy="132" rx="70" ry="6" />
      <g>
        <path className={styles.blue} d="M16 130c0-26 14-42 34-42s34 16 34 42z" />
        <circle className={styles.skin} cx="50" cy="64" r="22" />
        <path
          className={styles.hair}
          d="M27 62c-2-20 12-28 24-28s24 8 22 24c-10-2-14-8-16-12-6 8-16 12-30 16z"
        />
        <path className={styles.face} d="M42 68v.1M58 68v.1M45 76c3 3 8 3 11 0" />
      </g>
      <g>
        <path className={styles.coral} d="M98 130c0-26 14-42 34-42s34 16 34 42z" />
        <circle className={styles.skin} cx="132" cy="64" r="22" />
        <path
          className={styles.dark}
          d="M108 78c-6-30 6-46 24-46s32 16 24 46c-4-2-4-14-6-22-8 0-22-2-28-10-4 8-8 12-10 16-2 6-1 12-4 16z"
        />
        <path className={styles.face} d="M124 68v.1M140 68v.1M127 76c3 3 8 3 11 0" />
      </g>
      <g className={styles.box}>
        <path className={styles.gift} d="M66 104h50v24a4 4 0 0 1-4 4H70a4 4 0 0 1-4-4z" />
        <rect className={styles.lid} x="62" y="93" width="58" height="13" rx="4" />
        <path className={styles.ribbon} d="M86 93h10v39H86z" />
        <path
          className={styles.ribbon}
          d="M91 93c-5-13-21-14-21-6 0 5 10 7 21 6zm0 0c5-13 21-14 21-6 0 5-10 7-21 6z"
        />
      </g>
      {[
        { x: 91, y: 26, r: 13 },
        { x: 22, y: 32, r: 8 },
        { x: 166, y: 30, r: 9 },
      ].map(({ x, y, r }, index) => (
        <g key={x} className={styles.coin} style={{ animationDelay: `${index * -1.1}s` }}>
          <circle cx={x} cy={y} r={r} />
          <path d={`M${x} ${y - r * 0.5} ${x + r * 0.42} ${y} ${x} ${y + r * 0.5} ${x - r * 0.42} ${y}z`} />
        </g>
      ))}
    </svg>
  );
}
