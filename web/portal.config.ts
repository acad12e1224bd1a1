/**
 * The one place where the application is configured. Every value can be overridden
 * by an environment variable at build time; nothing else reads the environment.
 */
export interface Settings {
  /** Short name; also the title in the browser's tab. */
  name: string;
  /** The English name. */
  nameInEnglish: string;
  /** Path under which the app is served, without a trailing slash ("" is the root). */
  prefix: string;
  /** auto follows the system; light and dark fix the colour scheme. */
  theme: 'auto' | 'light' | 'dark';
  /** The base path of the service. */
  serviceBasePath: string;
  /** Address of the logo picture, relative to the prefix. */
  logo: string;
  contactLink: string;
  businessEmail: string;
  /** Identifies this product to the service. */
  appID: string;
  /** The key that belongs to appID. Every copy of the app contains it, so it is no secret. */
  appKey: string;
  /** The advertising service's id for this deployment. If it is empty, nothing is reported. See src/lib/tracking.ts. */
  pixelId: string;
  outDir: string;
  port: number;
}

const THEMES = ['auto', 'light', 'dark'] as const;

export function readSettings(env: Record<string, string | undefined>): Settings {
  const theme = env.PORTAL_THEME ?? 'auto';
  if (!isTheme(theme)) throw new Error(`PORTAL_THEME must be one of ${THEMES.join(', ')}, not "${theme}"`);
  const port = Number(env.PORTAL_WEB_PORT ?? 5173);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORTAL_WEB_PORT must be a port number, not "${env.PORTAL_WEB_PORT}"`);
  return {
    name: env.PORTAL_NAME ?? '晴空游戏',
    nameInEnglish: env.PORTAL_NAME_EN ?? env.PORTAL_NAME ?? 'Clear Sky Games',
    prefix: (env.PORTAL_PREFIX ?? '').replace(/\/+$/, ''),
    theme,
    serviceBasePath: env.PORTAL_SERVICE_BASE ?? '/api',
    logo: env.PORTAL_LOGO ?? '/logo.svg',
    contactLink: env.PORTAL_CONTACT_LINK ?? '',
    businessEmail: env.PORTAL_BUSINESS_EMAIL ?? 'business@example.com',
    appID: env.PORTAL_APP_ID ?? '1',
    appKey: env.PORTAL_APP_KEY ?? '',
    pixelId: env.PORTAL_PIXEL_ID ?? '',
    outDir: env.PORTAL_WEB_OUT ?? 'dist',
    port,
  };
}

function isTheme(value: string): value is Settings['theme'] {
  return (THEMES as readonly string[]).includes(value);
}
