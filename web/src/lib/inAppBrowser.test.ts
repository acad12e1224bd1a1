import { expect, it } from 'vitest';
import { inAppBrowserOf, isBlockedHere } from './inAppBrowser';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; M2012K11AC Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['wechat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.47(0x18002f2c) NetType/WIFI Language/zh_CN`],
  [
    'wechat',
    `${ANDROID} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MMWEBID/2247 MicroMessenger/8.0.47.2560(0x28002F36) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
  ],
  [
    'wechat',
    `${ANDROID} Version/4.0 Chrome/57.0.2987.132 MQQBrowser/6.2 TBS/044306 Mobile Safari/537.36 MicroMessenger/6.6.7.1320(0x26060739) NetType/WIFI Language/zh_CN`,
  ],
  [
    'wechat',
    `${WINDOWS} Chrome/132.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090a13) UnifiedPCWindowsWechat(0xf254160a) XWEB/18055`,
  ],
  [
    'wechat',
    `${MAC} MicroMessenger/6.8.0(0x16080000) NetType/WIFI MiniProgramEnv/Mac MacWechat/WMPF MacWechat/3.8.6(0x13080610) XWEB/1156 Flue`,
  ],
  [
    'qq',
    `${IPHONE} Mobile/15E148 QQ/9.3.0.612 V1_IPH_SQ_9.3.0_1_APP_A Pixel/1179 MiniAppEnable SimpleUISwitch/1 StudyMode/0 QQTheme/2971 AppId/537359287 Core/WKWebView Device/Apple(iPhone X) NetType/WIFI QQExt/0 QBWebViewType/1 WKType/1`,
  ],
  [
    'qq',
    `${ANDROID} Version/4.0 Chrome/89.0.4389.72 MQQBrowser/6.2 TBS/046247 Mobile Safari/537.36 V1_AND_SQ_8.9.28_3700_YYB_D QQ/8.9.28.10155 NetType/WIFI WebP/0.4.1 AppId/537147618 Pixel/1080 StatusBarHeight/90`,
  ],
  ['weibo', `${IPHONE} Mobile/15E148 Weibo (iPhone12,5__weibo__10.3.2__iphone__os13.4)`],
  [
    'weibo',
    `${ANDROID} Version/4.0 Chrome/109.0.5414.86 Mobile Safari/537.36 Weibo (HUAWEI-LIO-AN00__weibo__11.1.3__android__android10)`,
  ],
])('%s is recognised: %s', (app, userAgent) => {
  expect(inAppBrowserOf(userAgent)).toBe(app);
});

it.each([
  ['Safari', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`],
  [
    'QQ Browser on Android',
    `${ANDROID} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/14.5 Mobile Safari/537.36 COVC/046517`,
  ],
  [
    'QQ Browser on iOS',
    `${IPHONE} Version/16.0 MQQBrowser/13.7.1 Mobile/15E148 Safari/604.1 QBWebViewUA/2 QBWebViewType/1 WKType/1`,
  ],
  [
    'QQ Browser on Windows',
    `${WINDOWS} Chrome/94.0.4606.71 Safari/537.36 Core/1.94.201.400 QQBrowser/11.9.5325.400`,
  ],
  ['Chrome', `${ANDROID.replace('; wv', '')} Chrome/124.0.0.0 Mobile Safari/537.36`],
  ['UC Browser', `${ANDROID} Version/4.0 Chrome/100.0.4896.58 UCBrowser/15.5.8.1258 Mobile Safari/537.36`],
])('%s opens everything itself', (_, userAgent) => {
  expect(inAppBrowserOf(userAgent)).toBeNull();
  expect(isBlockedHere('download', { userAgent })).toBe(false);
  expect(isBlockedHere('alipay', { userAgent })).toBe(false);
});

it('all of them block downloads; Weibo lets Alipay through', () => {
  const blocked = (what: 'download' | 'alipay', sign: string) =>
    isBlockedHere(what, { userAgent: `${IPHONE} Mobile/15E148 ${sign}` });
  const signs = [
    'MicroMessenger/8.0.47',
    'QQ/9.3.0.612',
    'Weibo (iPhone12,5__weibo__10.3.2__iphone__os13.4)',
  ];
  expect(signs.map((sign) => blocked('download', sign))).toEqual([true, true, true]);
  expect(signs.map((sign) => blocked('alipay', sign))).toEqual([true, true, false]);
});
