import { CoinIcon } from '@/components/ui/Coin';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import styles from './CoinFlight.module.css';
import type { Flight } from './useFlight';

const COINS = 9;

interface Props {
  flight: Flight;
  onEnd: () => void;
}

/** A handful of coins that fly to the balance; the last one ends it. */
export function CoinFlight({ flight, onEnd }: Props) {
  const { from, to } = flight;
  return createPortal(
    <div className={styles.sky} aria-hidden="true">
      {Array.from({ length: COINS }, (_, index) => {
        const angle = (index / COINS) * Math.PI * 2;
        const style = {
          left: from.x,
          top: from.y,
          animationDelay: `${index * 45}ms`,
          '--out-x': `${Math.cos(angle) * 44}px`,
          '--out-y': `${Math.sin(angle) * 34}px`,
          '--to-x': `${to.x - from.x}px`,
          '--to-y': `${to.y - from.y}px`,
        } as CSSProperties;
        return (
          <span
            key={index}
            className={styles.coin}
            style={style}
            onAnimationEnd={index === COINS - 1 ? onEnd : undefined}
          >
            <CoinIcon />
          </span>
        );
      })}
    </div>,
    document.body,
  );
}
