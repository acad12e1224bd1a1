import { CODE } from '@/api/errors';
import type { Call, Envelope, Hooks } from '@/api/http';
import { toast } from '@/components/ui/toast';
import { appConfig } from '@/config';
import { isLoggedIn, loginIdOf, renewToken, signOut, useAccount, type SignInState } from '@/features/account';
import { channelId } from '@/features/device';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { navigateTo } from './navigator';
import { routeAt } from './routes';

/** What the application adds to every call, and what it makes of an answer that says the session is over. */
export const httpHooks: Hooks = { beforeRequest, afterResponse };

function beforeRequest(call: Call): Call {
  const account = useAccount.getState();
  const identity: Record<string, string> = isLoggedIn(account)
    ? { 'UG-Uid': String(account.uid), 'UG-Token': account.token }
    : {};
  // A game call's own appID is the game's, and wins.
  const ours = { appID: appConfig.appID, channelID: channelId() };
  const form = call.form && { ...ours, ...call.form };
  if (call.file && call.url.startsWith('/user/'))
    for (const [name, value] of Object.entries(ours)) call.file.set(name, String(value));
  return { ...call, form, headers: { ...identity, ...call.headers } };
}

function afterResponse(call: Call, envelope: Envelope | null, headers: Headers): void {
  const fresh = headers.get('UG-Token');
  if (fresh) renewToken(Number(call.headers?.['UG-Uid']), fresh);
  if (envelope?.code === CODE.sessionInvalid) sessionOver(call);
}

function sessionOver(call: Call): void {
  const { uid, token } = useAccount.getState();
  // A late answer to a session that was left long ago must not end the present one, or be talked about.
  if (loginIdOf(call.headers?.['UG-Token'] ?? '') !== loginIdOf(token)) return;
  const { pathname, search } = window.location;
  const path = pathname.slice(appConfig.prefix.length);
  const from = path + search;
  if (!signOut({ session: { uid, token }, skipServer: true })) return;
  toast.warning(token ? t('登录已过期，请重新登录') : t('请先登录'));
  if (from === paths.login) return;
  // What only players see is not there to go back to: the sign-in takes its place (RequireAuth).
  if (routeAt(path)?.withAuth)
    navigateTo(paths.login, { replace: true, state: { from } satisfies SignInState });
  else navigateTo(paths.login, { state: { from, over: from } satisfies SignInState });
}
