import { readJson, writeJson } from '@/lib/storage';
import { create } from 'zustand';

/**
 * A Zustand hook for reader settings in local storage, and a function to change them. `sound` validates values stored
 * by an older release.
 */
export function makeSettings<Settings extends object>(
  name: string,
  usual: Settings,
  sound: (stored: Partial<Settings>) => Partial<Settings>,
) {
  const key = `reader:${name}`;
  const stored = readJson(key);
  const known = typeof stored === 'object' && stored !== null ? sound(stored as Partial<Settings>) : {};
  const useSettings = create<Settings>(() => ({ ...usual, ...known }));
  const change = (settings: Partial<Settings>) => {
    useSettings.setState(settings);
    writeJson(key, useSettings.getState());
  };
  return [useSettings, change] as const;
}
