import { MOUSE_BACKGROUND_FACTOR } from '@/constants';
import { useEffect, useRef } from 'react';
import styles from './MouseBackground.module.css';

/** A sky whose near layers follow the mouse further than its far layers. Pure decoration. */
export function MouseBackground() {
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = (event: MouseEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const x = (event.clientX - window.innerWidth / 2) * MOUSE_BACKGROUND_FACTOR;
        const y = (event.clientY - window.innerHeight / 2) * MOUSE_BACKGROUND_FACTOR;
        sky.current?.style.setProperty('--x', `${-x}px`);
        sky.current?.style.setProperty('--y', `${-y}px`);
      });
    };
    window.addEventListener('mousemove', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('mousemove', follow);
    };
  }, []);
  return (
    <div className={styles.sky} ref={sky} data-backdrop aria-hidden="true">
      <svg className={styles.far} viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice">
        <radialGradient id="halo">
          <stop offset="0.3" stopColor="var(--backdrop-sun)" stopOpacity="0.5" />
          <stop offset="0.55" stopColor="var(--backdrop-sun)" stopOpacity="0.16" />
          <stop offset="1" stopColor="var(--backdrop-sun)" stopOpacity="0" />
        </radialGradient>
        <circle cx="1330" cy="200" r="170" fill="url(#halo)" />
        <circle cx="1330" cy="200" r="58" fill="var(--backdrop-sun)" />
        <Cloud x={150} y={150} scale={1.1} />
        <Cloud x={1330} y={340} scale={0.9} />
        <Cloud x={420} y={60} scale={0.7} />
        <path
          fill="var(--backdrop-hill-far)"
          d="M-200 800C0 670 180 660 400 770s380 130 600 0 460-120 800 30v400H-200z"
        />
      </svg>
      <svg className={styles.near} viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice">
        <Cloud x={70} y={470} scale={1.2} />
        <Cloud x={1290} y={520} scale={1.3} />
        <path
          fill="var(--backdrop-hill)"
          d="M-200 890c300-110 520-70 760 0s480 50 720-30 340-40 520 10v330H-200z"
        />
        <path
          fill="var(--backdrop-mark)"
          d="M232 640h14v14h14v14h-14v14h-14v-14h-14v-14h14zM1316 690a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm24 22a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM138 300l7 15 17 2-12 12 3 17-15-8-15 8 3-17-12-12 17-2zM1250 120l6 12 13 2-9 10 2 13-12-6-12 6 2-13-9-10 13-2z"
        />
      </svg>
    </div>
  );
}

function Cloud({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="var(--backdrop-cloud)"
      d="M30 80a30 30 0 0 1 2-60A46 46 0 0 1 118 12a32 32 0 0 1 52 18 26 26 0 0 1 0 50z"
    />
  );
}
