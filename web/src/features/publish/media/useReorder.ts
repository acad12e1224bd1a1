import { DRAG_THRESHOLD_PX } from '@/constants';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as Press,
  type RefObject,
} from 'react';
import { cellAt, type Point } from './gridCells';

/** A long press of this duration starts a drag; an earlier movement scrolls the page. */
const HOLD_MS = 220;

interface Drag {
  from: number;
  to: number;
  /** Offset of the tile from its original position. */
  by: Point;
}

interface Start {
  index: number;
  pointer: number;
  point: Point;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Reorders tiles of a grid by drag: long press by touch, or mouse. */
export function useReorder(
  grid: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // The latest drag. State may lag behind a fast release.
  const now = useRef<Drag | null>(null);
  const show = (next: Drag | null) => {
    now.current = next;
    setDrag(next);
  };
  const start = useRef<Start | null>(null);

  const take = useEffectEvent((index: number) => show({ from: index, to: index, by: { x: 0, y: 0 } }));
  const follow = useEffectEvent((x: number, y: number) => {
    const { index, point } = start.current!;
    const box = grid.current?.getBoundingClientRect();
    const tile = grid.current?.querySelector('[data-tile]')?.getBoundingClientRect();
    if (!box || !tile) return;
    const gap = (box.width - 3 * tile.width) / 2;
    const to = cellAt({ x: x - box.left, y: y - box.top }, tile.width + gap, count);
    show({ from: index, to, by: { x: x - point.x, y: y - point.y } });
  });
  const drop = useEffectEvent((accepted: boolean) => {
    const last = now.current;
    show(null);
    if (last && accepted && last.from !== last.to) onMove(last.from, last.to);
  });
  const dragging = () => now.current !== null;

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const end = (accepted: boolean) => {
      if (!start.current) return;
      clearTimeout(start.current.timer);
      start.current = null;
      drop(accepted);
    };
    const move = (event: PointerEvent) => {
      const started = start.current;
      if (!started || event.pointerId !== started.pointer) return;
      const { clientX: x, clientY: y } = event;
      if (dragging()) return follow(x, y);
      if (Math.hypot(x - started.point.x, y - started.point.y) < DRAG_THRESHOLD_PX) return;
      if (event.pointerType === 'mouse') take(started.index);
      else end(false);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    // Prevent scrolling and pull-to-refresh during a drag.
    element.addEventListener('touchmove', (event) => dragging() && event.preventDefault(), {
      passive: false,
      signal,
    });
    element.addEventListener('contextmenu', (event) => start.current && event.preventDefault(), { signal });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => {
      listeners.abort();
      end(false);
    };
  }, [grid]);

  const press = (index: number) => (event: Press) => {
    if (event.button !== 0 || count < 2) return;
    const { pointerId: pointer, clientX: x, clientY: y, pointerType } = event;
    const timer =
      pointerType === 'mouse'
        ? undefined
        : setTimeout(() => show({ from: index, to: index, by: { x: 0, y: 0 } }), HOLD_MS);
    start.current = { index, pointer, point: { x, y }, timer };
  };
  return { drag, press };
}
