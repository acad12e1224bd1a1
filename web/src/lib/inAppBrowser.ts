/** The browser inside an app in which most players get links. */
export type InAppBrowser = 'wechat' | 'qq' | 'weibo';

/** What these browsers do not let through, so far as players report it. Weibo opens Alipay. */
const BLOCKED: Record<InAppBrowser, readonly Blocked[]> = {
  wechat: ['download', 'alipay'],
  qq: ['download', 'alipay'],
  weibo: ['download'],
};

export type Blocked = 'download' | 'alipay';

/** QQ's own browser names itself MQQBrowser, and so does the engine of older WeChat and QQ: only `QQ/` is the app. */
const SIGNS: readonly [InAppBrowser, RegExp][] = [
  ['wechat', /MicroMessenger\//i],
  ['weibo', /__weibo__|\bWeibo \(/i],
  ['qq', /(^|\s)QQ\/\d/],
];

export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  return SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}

/** Whether this browser does not let it through, so that the player must open the page in another one. */
export function isBlockedHere(
  what: Blocked,
  { userAgent }: Pick<Navigator, 'userAgent'> = navigator,
): boolean {
  const app = inAppBrowserOf(userAgent);
  return app !== null && BLOCKED[app].includes(what);
}
