import type { Ref } from 'react';
import { PrizeIcon } from './PrizeIcon';
import type { Sector } from './wheel';
import styles from './Wheel.module.css';

const BULBS = 24;
const RADIUS = 86;

interface Props {
  sectors: readonly Sector[];
  /** The rotating part of the wheel. */
  ref: Ref<SVGSVGElement>;
  turning: boolean;
  /** The sector that was drawn, set once the wheel stops. */
  lit: number | null;
}

/**
 * The wheel: bulbs around it, and a sector for each prize. It is decorative; the text next to it gives the
 * same information.
 */
export function Wheel({ sectors, ref, turning, lit }: Props) {
  const step = 360 / sectors.length;
  return (
    <div className={styles.wheel} data-turning={turning || undefined} aria-hidden="true">
      <svg className={styles.rim} viewBox="-100 -100 200 200">
        <circle className={styles.edge} r="99" />
        <circle className={styles.band} r="96" />
        {Array.from({ length: BULBS }, (_, index) => (
          <circle
            key={index}
            className={index % 2 ? styles.bulb : styles.other}
            r="2.6"
            cy="-91.5"
            transform={`rotate(${(index * 360) / BULBS})`}
          />
        ))}
      </svg>
      <svg className={styles.plate} viewBox="-100 -100 200 200" ref={ref}>
        {sectors.map(({ prize, label, sign }, index) => (
          <g
            key={prize ?? 'nothing'}
            transform={`rotate(${index * step})`}
            className={styles.sector}
            data-tone={toneOf(index, sectors.length)}
            data-lit={lit === index || undefined}
          >
            <path d={slice(step)} />
            <text y="-66" style={{ fontSize: sizeOf(label, step) }}>
              {label}
            </text>
            <g transform="translate(0 -47)">
              <PrizeIcon name={sign} />
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Gives neighbouring sectors different tones, including the last and the first. */
function toneOf(index: number, count: number): number {
  return count % 2 === 1 && index === count - 1 ? 2 : index % 2;
}

/** The path of a sector from the centre to the rim, centred on the top. */
function slice(step: number): string {
  const half = (step / 2 / 180) * Math.PI;
  const [x, y] = [Math.sin(half) * RADIUS, -Math.cos(half) * RADIUS].map((value) => value.toFixed(2));
  return `M0 0L-${x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}Z`;
}

/** The font size that fits the label into its sector. */
function sizeOf(label: string, step: number): number {
  const width = 2 * 66 * Math.tan((Math.min(step, 60) / 2 / 180) * Math.PI) - 5;
  const letters = [...label].reduce((sum, letter) => sum + (/[\x20-\x7e]/.test(letter) ? 0.58 : 1), 0);
  return Math.min(10, width / letters);
}
