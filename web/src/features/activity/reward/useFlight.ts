import { useRef, useState } from 'react';

export interface Flight {
  /** Another number is another flight. */
  number: number;
  from: Place;
  to: Place;
}

interface Place {
  x: number;
  y: number;
}

/** Coins on their way from where they were paid to the balance. */
export function useFlight() {
  const goal = useRef<HTMLAnchorElement>(null);
  const [flight, setFlight] = useState<Flight | null>(null);
  const start = (from: Element) => {
    const to = goal.current;
    if (to)
      setFlight((last) => ({ number: (last?.number ?? 0) + 1, from: middleOf(from), to: middleOf(to) }));
  };
  return { goal, start, flight, end: () => setFlight(null) };
}

function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
