import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useAccount } from '../accountStore';
import { useStatus } from '../useStatus';
import { useFirstSteps } from './firstSteps';
import { useMissingDetails } from './useMissingDetails';

export interface OnboardingStep {
  name: string;
  hint: string;
  to: string;
  done: boolean;
}

/**
 * The suggested steps of a new player. Null for existing players, and once all steps are done or dismissed.
 */
export function useOnboardingSteps(): OnboardingStep[] | null {
  const { uid, newAccount, avatar } = useAccount();
  const status = useStatus();
  const needs = useMissingDetails();
  const known = useFirstSteps(uid);
  const steps: OnboardingStep[] = [
    {
      name: t('换个头像和昵称'),
      hint: t('让大家记住你'),
      to: paths.user,
      done: Boolean(status?.avatar ?? avatar) && Boolean(known.name),
    },
    { name: t('绑定手机'), hint: t('忘了密码也能找回来'), to: paths.bindPhone, done: !needs.bind },
    { name: t('逛逛游戏'), hint: t('挑一款今天就玩'), to: paths.games(), done: Boolean(known.games) },
  ];
  const over = known.dismissed || steps.every(({ done }) => done);
  return newAccount !== 1 || over ? null : steps;
}
