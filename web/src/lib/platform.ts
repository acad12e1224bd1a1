import { t } from './i18n';

export type Platform = 'android' | 'ios';

export const PLATFORMS: readonly Platform[] = ['android', 'ios'];
export const PLATFORM_NAME: Record<Platform, string> = { android: t('安卓'), ios: 'iOS' };

/** The platform of this device. An iPad identifies itself as a Mac, but no Mac has a touch screen. */
export function ownPlatform({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return apple ? 'ios' : 'android';
}

/** Whether this is a phone or a tablet. A computer may download files for other platforms. */
export function isHandheld({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return (
    /Android|iPhone|iPad|iPod|HarmonyOS/.test(userAgent) ||
    (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  );
}
