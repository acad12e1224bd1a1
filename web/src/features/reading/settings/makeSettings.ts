import { readJson, writeJson } from '@/lib/storage';
import { create } from 'zustand';

/**
 * How this device reads, kept in local storage: a hook like any store's, and how to change some of it. What an older release kept
 * is checked by `sound`.
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
