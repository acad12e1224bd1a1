import { makeSettings } from './makeSettings';

/** The reader can dim the page below the phone's brightness; 1 means no dimming. */
export const MIN_BRIGHTNESS = 0.3;

export const [useLight, setLight] = makeSettings<{ light: number }>('light', { light: 1 }, ({ light }) =>
  typeof light === 'number' && light >= MIN_BRIGHTNESS && light <= 1 ? { light } : {},
);
