import type { Dictionary } from './translator';

export const browserGuide: Dictionary = {
  微信: 'WeChat',
  QQ: 'QQ',
  微博: 'Weibo',
  在浏览器打开: 'Open in browser',
  用默认浏览器打开: 'Open in default browser',
  '{0}里不能直接下载，换到浏览器里就可以': '{0} cannot download files. A browser can',
  '{0}里打不开支付宝，换到浏览器里就可以': '{0} cannot open Alipay. A browser can',
  '点右上角的{0}': 'Tap the {0} at the top right',
  更多菜单: 'menu',
  '选择“{0}”': 'Choose “{0}”',
  '没有这一项？复制链接，粘贴到浏览器的地址栏': 'Not there? Copy the link and paste it into a browser',
};
