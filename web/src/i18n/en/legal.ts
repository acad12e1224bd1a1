import type { Dictionary } from './translator';

export const legal: Dictionary = {
  用户协议: 'Terms of Service',
  隐私政策: 'Privacy Policy',
  '《{0}》': '{0}',
  我已阅读并同意: 'I have read and agree to the',
  '{0}和{1}': '{0} and the {1}',
  '请先阅读并勾选同意，再继续': 'Please read them and tick the box first',
  '更新于 {0}': 'Updated {0}',
  还没有写好: 'Not written yet',
  有疑问可以联系客服: 'Questions? Contact support',
  青少年模式: 'Youth mode',
};
