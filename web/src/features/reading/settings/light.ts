import { makeSettings } from './makeSettings';

/** The screen may be made darker than the phone makes it: 1 is as it is. */
export const LEAST_LIGHT = 0.3;

export const [useLight, setLight] = makeSettings<{ light: number }>('light', { light: 1 }, ({ light }) =>
  typeof light === 'number' && light >= LEAST_LIGHT && light <= 1 ? { light } : {},
);
