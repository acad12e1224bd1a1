import type { Game } from '@/api/types';
import { ownPlatform, type Platform } from '@/lib/platform';

/**
 * The game's page in the App Store, if this device gets the game there instead of as a file: on iOS only the store installs apps. `platform`:
 * the platform of the requested file; null if there is no file for this device.
 */
export function appStorePage(
  { appStoreUrl }: Pick<Game, 'appStoreUrl'>,
  platform: Platform | null,
): string | null {
  const forHere = platform !== 'android' && ownPlatform(navigator) === 'ios';
  return (forHere && appStoreUrl) || null;
}

export function openAppStore(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  link.click();
}
