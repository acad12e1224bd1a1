import type { Plugin } from 'vite';
import type { Settings } from '../portal.config.ts';

const ADDRESS = 'manifest.webmanifest';
/** The same values as --ground in src/styles/tokens.css and the page's theme-color. */
const LIGHT = { theme_color: '#ddf0fd', background_color: '#f0f8fe' };
const DARK = { theme_color: '#0b1116', background_color: '#0b1116' };

/** Writes the web app manifest at build time, because its name and prefix are configured. */
export function manifest(settings: Settings): Plugin {
  const base = `${settings.prefix}/`;
  return {
    name: 'portal-manifest',
    apply: 'build',
    transformIndexHtml: (html) => ({
      html,
      tags: [{ tag: 'link', attrs: { rel: 'manifest', href: base + ADDRESS }, injectTo: 'head' }],
    }),
    generateBundle() {
      const source = JSON.stringify(manifestOf(settings, base), null, 2);
      this.emitFile({ type: 'asset', fileName: ADDRESS, source });
    },
  };
}

function manifestOf({ name, theme }: Settings, base: string) {
  const icon = (file: string, size: number, purpose?: string) => ({
    src: `${base}icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  const shortcut = (label: string, path: string, file: string) => ({
    name: label,
    url: base + path,
    icons: [icon(file, 96)],
  });
  return {
    id: base,
    name,
    short_name: name,
    description: `${name}：玩家聚在一起发现好游戏、聊攻略、领礼包的地方`,
    lang: 'zh-CN',
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'standalone',
    categories: ['games', 'books', 'social'],
    ...(theme === 'dark' ? DARK : LIGHT),
    ...(theme === 'auto' && { user_preferences: { color_scheme: { dark: DARK } } }),
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut('每日签到', 'checkin', 'checkin'),
      shortcut('我的书架', 'subscriblist', 'shelf'),
      shortcut('消息', 'message', 'message'),
      shortcut('广场', 'square', 'square'),
    ],
  };
}
