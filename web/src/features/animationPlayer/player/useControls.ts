import { useEffect, useState } from 'react';

/** The time that the controls stay visible over a playing film. */
const HIDE_AFTER_MS = 3_000;

/**
 * Whether the controls are visible: always while the film is paused, otherwise for a while after each touch.
 */
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
    /** Keeps the controls visible while a finger is on them. */
    hold: setHeld,
    /** Keeps the controls visible while they have the keyboard focus. */
    focus: setFocused,
  };
}
