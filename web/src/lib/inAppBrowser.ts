/** The apps that open links in a browser of their own, and from which most players come. */
export type InAppBrowser = 'wechat' | 'qq' | 'weibo';

/** The actions that each of these browsers blocks, as far as players report. Weibo opens Alipay. */
const BLOCKED: Record<InAppBrowser, readonly BlockedAction[]> = {
  wechat: ['download', 'alipay'],
  qq: ['download', 'alipay'],
  weibo: ['download'],
};

export type BlockedAction = 'download' | 'alipay';

/** QQ Browser, which blocks nothing, names itself MQQBrowser, and so does the engine of older WeChat and QQ. Only `QQ/` is the app. */
const SIGNS: readonly [InAppBrowser, RegExp][] = [
  ['wechat', /MicroMessenger\//i],
  ['weibo', /__weibo__|\bWeibo \(/i],
  ['qq', /(^|\s)QQ\/\d/],
];

export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  return SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}

/** Whether this browser blocks the action. The player must then open the page in another browser. */
export function isBlockedHere(
  action: BlockedAction,
  { userAgent }: Pick<Navigator, 'userAgent'> = navigator,
): boolean {
  const app = inAppBrowserOf(userAgent);
  return app !== null && BLOCKED[app].includes(action);
}
