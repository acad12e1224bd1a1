import type { Settings } from '../portal.config';
import { locale } from './lib/i18n';

declare const __SETTINGS__: Settings;

const {
  name,
  nameInEnglish,
  prefix,
  theme,
  logo,
  serviceBasePath,
  contactLink,
  businessEmail,
  appID,
  appKey,
  pixelId,
} = __SETTINGS__;

/** The name and the addresses of the app, set in portal.config.ts and by the environment. */
export const appConfig = {
  title: locale ? nameInEnglish : name,
  prefix,
  theme,
  logo: prefix + logo,
  serviceBasePath,
  contactLink,
  businessEmail,
  appID,
  appKey,
  pixelId,
} as const;
