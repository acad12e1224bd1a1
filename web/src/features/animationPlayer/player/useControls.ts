import { useEffect, useState } from 'react';

/** So long controls stay over a film that runs. */
const HIDE_AFTER_MS = 3_000;

/** Whether the controls are over the picture: always while it stands, else for a while after each touch. */
export function useControls(playing: boolean) {
  const [touched, setTouched] = useState(0);
  const [shown, setShown] = useState(true);
  const [held, setHeld] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (!shown || !playing || held || focused) return;
    const timer = setTimeout(() => setShown(false), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown, playing, held, focused, touched]);
  return {
    shown: shown || !playing,
    show: () => {
      setShown(true);
      setTouched((count) => count + 1);
    },
    toggle: () => setShown(!shown || !playing),
    /** Stays as long as a finger is at the controls. */
    hold: setHeld,
    /** Stays as long as whoever goes by keyboard is at them. */
    focus: setFocused,
  };
}
