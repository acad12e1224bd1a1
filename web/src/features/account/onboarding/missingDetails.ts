import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import type { MissingDetails } from './useMissingDetails';

export interface MissingDetail {
  need: keyof MissingDetails;
  title: string;
  hint: string;
  action: string;
  to: string;
}

const MISSING_DETAILS: readonly MissingDetail[] = [
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

/** The missing detail to ask for first, if there is one. */
export function firstMissingDetail(
  needs: MissingDetails,
  except: readonly string[] = [],
): MissingDetail | null {
  return MISSING_DETAILS.find(({ need }) => needs[need] && !except.includes(need)) ?? null;
}
