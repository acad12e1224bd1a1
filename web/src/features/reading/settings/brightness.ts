import { makeSettings } from './makeSettings';

/** The screen may be made darker than the phone makes it: 1 is as it is. */
export const MIN_BRIGHTNESS = 0.3;

export const [useLight, setLight] = makeSettings<{ light: number }>('light', { light: 1 }, ({ light }) =>
  typeof light === 'number' && light >= MIN_BRIGHTNESS && light <= 1 ? { light } : {},
);
