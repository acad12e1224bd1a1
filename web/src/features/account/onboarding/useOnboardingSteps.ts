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
  const { uid, newAccount, avatar, loginName } = useAccount();
  const status = useStatus();
  const needs = useMissingDetails();
  const known = useFirstSteps(uid);
  const steps: OnboardingStep[] = [
    {
      name: t('换个头像和昵称'),
      hint: t('让大家记住你'),
      to: paths.user,
      // Another device of the player may have changed the name.
      done: Boolean(status?.avatar ?? avatar) && (known.name || isRenamed(loginName, status?.name)),
    },
    { name: t('绑定手机'), hint: t('忘了密码也能找回来'), to: paths.bindPhone, done: !needs.bind },
    { name: t('逛逛游戏'), hint: t('挑一款今天就玩'), to: paths.games(), done: Boolean(known.games) },
  ];
  const over = known.dismissed || steps.every(({ done }) => done);
  return newAccount !== 1 || over ? null : steps;
}

/** A new account with a login name has that as its name. The first name of an account by phone is not known here. */
const isRenamed = (loginName: string, name: string | undefined): boolean =>
  Boolean(loginName && name && name !== loginName);
