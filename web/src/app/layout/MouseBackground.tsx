import { MOUSE_BACKGROUND_FACTOR } from '@/constants';
import { useEffect, useRef } from 'react';
import styles from './MouseBackground.module.css';

/** A sky that follows the mouse, its near layers further than its far ones. Decoration: nobody needs it. */
export default function MouseBackground() {
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
    <div className={styles.sky} ref={sky} aria-hidden="true">
      <svg className={styles.far} viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice">
        <circle cx="1290" cy="190" r="92" fill="var(--backdrop-sun)" />
        <circle cx="1290" cy="190" r="140" fill="var(--backdrop-sun)" opacity="0.25" />
        <Cloud x={150} y={150} scale={1.1} />
        <Cloud x={1330} y={340} scale={0.9} />
        <Cloud x={420} y={60} scale={0.7} />
        <path
          fill="var(--backdrop-hill-far)"
          d="M-200 820c180-160 330-160 520-40 170-190 380-190 560-30 190-150 420-120 560 40 140-110 320-90 400 10v400H-200z"
        />
      </svg>
      <svg className={styles.near} viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice">
        <Cloud x={60} y={420} scale={1.6} />
        <Cloud x={1220} y={560} scale={1.8} />
        <path
          fill="var(--backdrop-hill)"
          d="M-200 900c240-120 430-80 620 0 220-110 420-90 620 10 230-110 500-90 800-20v320H-200z"
        />
        <path
          fill="var(--backdrop-mark)"
          d="M250 690h22v22h22v22h-22v22h-22v-22h-22v-22h22zM1352 676a15 15 0 1 1 0 30 15 15 0 0 1 0-30zm38 30a15 15 0 1 1 0 30 15 15 0 0 1 0-30zM118 250l9 20 22 3-16 15 4 22-19-11-19 11 4-22-16-15 22-3zM1460 110l8 17 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2z"
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
