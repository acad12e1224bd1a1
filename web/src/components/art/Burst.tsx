import styles from './Burst.module.css';

const RAYS = Array.from({ length: 12 }, (_, index) => index * 30);

/** Rays around a reward that has just arrived. The animation runs once. */
export function Burst() {
  return (
    <svg className={styles.burst} viewBox="-60 -60 120 120" aria-hidden="true">
      {RAYS.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path className={angle % 60 === 0 ? styles.long : styles.short} d="M0-36V-52" />
        </g>
      ))}
    </svg>
  );
}
