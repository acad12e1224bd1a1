import type { SignedIn } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { resetAccount, storeAccount, useAccount } from './accountStore';
import { endSession, type Session } from './api';
import { promptForMissing } from './onboarding/promptStore';

/** Every way of signing in ends here. Status and tags load because their stores follow the stored account. */
export function signIn({ erasureCancelled, ...account }: SignedIn): void {
  storeAccount(account);
  promptForMissing(account, Date.now());
  if (erasureCancelled) return toast.success(t('注销已取消，账号和数据都还在'));
  toast.success(
    t`${account.newAccount ? t('欢迎加入') : t('欢迎回来')}，${account.name || account.loginName}`,
  );
}

interface Leaving {
  /** The session to end; by default this tab's session. */
  session?: Session;
  /** Skips the request when the server already knows that the session is over. */
  skipServer?: boolean;
}

/**
 * Signs out at once, without waiting for the server; offline it works too. Returns whether this device was in
 * that session.
 */
export function signOut({ session = useAccount.getState(), skipServer = false }: Leaving = {}): boolean {
  const { uid, token } = session;
  const ended = resetAccount(token);
  if (uid && !skipServer)
    endSession({ uid, token }).catch((error: unknown) => console.warn('the logout request failed', error));
  return ended;
}
