import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import type { Needs } from './useNeeds';

export interface Ask {
  need: keyof Needs;
  title: string;
  hint: string;
  action: string;
  to: string;
}

const ASKS: readonly Ask[] = [
  {
    need: 'bind',
    title: t('绑定手机，账号更安心'),
    hint: t('忘了密码也能找回来'),
    action: t('去绑定'),
    to: paths.bindPhone,
  },
  {
    need: 'realName',
    title: t('填写真实姓名'),
    hint: t('只用来核对身份'),
    action: t('去填写'),
    to: paths.editUser('realName'),
  },
];

/** What to ask for first, if for anything. */
export function firstAsk(needs: Needs, except: readonly string[] = []): Ask | null {
  return ASKS.find(({ need }) => needs[need] && !except.includes(need)) ?? null;
}
