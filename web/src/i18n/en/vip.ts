import type { Dictionary } from './translator';

export const vip: Dictionary = {
  '{0}权益': 'Benefits of {0}',
  付费游戏现在都可以免费下载啦: 'All paid games are free for you now',
  '{0}有效期至 {1}': '{0} until {1}',
  '{0} 续费': 'Renew for {0}',
  '{0} 立即开通': 'Join for {0}',
  续费后: 'Renewed',
  开通后: 'Valid',
  登录后开通: 'Log in to join',
  套餐正在准备: 'Plans are being prepared',
  选择套餐: 'Choose a plan',
  '或{0}': 'or {0}',
  会员已续费: 'VIP renewed',
  '你是VIP{0}会员，有效期至 {1}': 'You are VIP {0} until {1}',
  '其他支付方式没有加载出来，点这里再试': 'Other ways to pay did not load. Tap to retry',
  '余额 {0}X钻': 'Balance {0}\u00a0{0|coin|coins}',
  '会员已开通，接着下载吧': 'Welcome to VIP. Go on with the download',
};
