import { t } from './i18n';

export type Platform = 'android' | 'ios';

export const PLATFORMS: readonly Platform[] = ['android', 'ios'];
export const PLATFORM_NAME: Record<Platform, string> = { android: t('安卓'), ios: 'iOS' };

/** What this device runs. An iPad calls itself a Mac, but no Mac has a touch screen. */
export function ownPlatform({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return apple ? 'ios' : 'android';
}

/** Whether this is a phone or a tablet: a computer may fetch a file for either. */
export function isHandheld({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return (
    /Android|iPhone|iPad|iPod|HarmonyOS/.test(userAgent) ||
    (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  );
}
