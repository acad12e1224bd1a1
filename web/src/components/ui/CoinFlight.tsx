import { useReducedMotion } from '@/lib/useReducedMotion';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CoinIcon } from './Coin';
import styles from './CoinFlight.module.css';

/** Coins that fly from the place where they were earned to the balance. */
export interface Flight {
  from: Element;
  to: Element;
  coins: number;
}

const COINS_MAX = 12;
const FLIGHT_MS = 700;
const STAGGER_MS = 45;

interface Props {
  flight: Flight;
  onLanded: () => void;
}

/** Animates the coins once and shows their number. With reduced motion it only shows the number. */
export function CoinFlight({ flight, onLanded }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  const count = still ? 0 : Math.min(COINS_MAX, Math.max(5, flight.coins));
  const landed = useEffectEvent(onLanded);
  useEffect(() => {
    const pieces = [...(layer.current?.children ?? [])];
    let isCurrent = true;
    const moves = pieces
      .map((piece, index) => fly(piece, index, flight))
      .filter((move) => move !== undefined);
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => isCurrent && landed());
    return () => {
      isCurrent = false;
      for (const move of moves) move.cancel();
    };
  }, [flight]);
  return createPortal(
    <div className={styles.layer} ref={layer} aria-hidden="true">
      <strong className={styles.gain}>+{flight.coins}</strong>
      {Array.from({ length: count }, (_, index) => (
        <CoinIcon key={index} className={styles.coin} />
      ))}
    </div>,
    document.body,
  );
}

/** The coins spread first, then fly together to the balance. The text rises in place. */
function fly(piece: Element, index: number, { from, to }: Flight): Animation | undefined {
  const start = middleOf(from);
  const end = middleOf(to);
  const at = (x: number, y: number, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  if (index === 0)
    return piece.animate?.(
      [
        { transform: at(start.x, start.y, 0.6), opacity: 0 },
        { transform: at(start.x, start.y - 36, 1.1), opacity: 1, offset: 0.25 },
        { transform: at(start.x, start.y - 56, 1), opacity: 1, offset: 0.75 },
        { transform: at(start.x, start.y - 72, 1), opacity: 0 },
      ],
      { duration: 1_200, easing: 'ease-out', fill: 'both' },
    );
  const angle = (index / COINS_MAX) * 2 * Math.PI;
  const spread = { x: start.x + Math.cos(angle) * 64, y: start.y + Math.sin(angle) * 26 };
  return piece.animate?.(
    [
      { transform: at(start.x, start.y, 0.3), opacity: 0 },
      {
        transform: at(spread.x, spread.y, 1),
        opacity: 1,
        offset: 0.3,
        easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)',
      },
      { transform: at(end.x, end.y, 0.7), opacity: 1, offset: 0.95 },
      { transform: at(end.x, end.y, 0.4), opacity: 0 },
    ],
    { duration: FLIGHT_MS, delay: index * STAGGER_MS, easing: 'ease-out', fill: 'both' },
  );
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
