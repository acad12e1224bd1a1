import type { Account } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { resetAccount, storeAccount, useAccount } from './accountStore';
import { endSession, type Session } from './api';
import { promptForMissing } from './onboarding/promptStore';

/** Every way of signing in ends here. What follows from it (status, tags) follows from the stored account. */
export function signIn(account: Account): void {
  storeAccount(account);
  promptForMissing(account, Date.now());
  toast.success(
    t`${account.newAccount ? t('欢迎加入') : t('欢迎回来')}，${account.name || account.loginName}`,
  );
}

interface Leaving {
  /** Which session ends: by default the one that this tab is in. */
  session?: Session;
  /** Where the session is over already, the server need not hear of it. */
  skipServer?: boolean;
}

/**
 * Signs out, at once: the server hears of it meanwhile, or not where there is no network, and nobody waits for that. Returns whether
 * this device was in that session.
 */
export function signOut({ session = useAccount.getState(), skipServer = false }: Leaving = {}): boolean {
  const { uid, token } = session;
  const ours = resetAccount(token);
  if (uid && !skipServer)
    endSession({ uid, token }).catch((error: unknown) =>
      console.warn('the server did not hear of the logout', error),
    );
  return ours;
}
