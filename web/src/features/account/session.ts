import type { Account } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { isLoggedIn, resetAccount, storeAccount, useAccount } from './accountStore';
import { endSession } from './api';

/** Every way of signing in ends here. What follows from it (status, tags) follows from the stored account. */
export function signIn(account: Account): void {
  storeAccount(account);
  toast.success(`${account.newAccount ? '欢迎加入' : '欢迎回来'}，${account.name || account.loginName}`);
}

let leaving = false;

/** Whether this page is signing out right now: what the server says of it is no news then. */
export const isLeaving = () => leaving;

/** Signs out. Where the session is over already, the server need not hear of it. */
export async function signOut({ skipServer = false } = {}): Promise<void> {
  if (!isLoggedIn(useAccount.getState())) return;
  leaving = true;
  try {
    if (!skipServer) await endSession();
  } catch (error) {
    // Leaving works without a network, too: this device forgets the token.
    console.warn('the server did not hear of the logout', error);
  } finally {
    leaving = false;
    resetAccount();
  }
}
