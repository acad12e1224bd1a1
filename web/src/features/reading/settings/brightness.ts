import { persisted } from '@/data/persisted';

/** The reader can dim the page below the phone's brightness; 1 means no dimming. */
export const MIN_BRIGHTNESS = 0.3;

/** Version 0 had the same field. */
export const useLight = persisted('reader:light', {
  initial: { light: 1 },
  validate: ({ light }) =>
    typeof light === 'number' && light >= MIN_BRIGHTNESS && light <= 1 ? { light } : {},
});
export const setLight = useLight.setState;
