import { CODE } from '@/api/errors';
import type { Call, Envelope, Hooks } from '@/api/http';
import { toast } from '@/components/ui/toast';
import { appConfig } from '@/config';
import { isLoggedIn, loginIdOf, renewToken, signOut, useAccount, type SignInState } from '@/features/account';
import { channelId } from '@/features/device';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { navigateTo } from '@/lib/navigator';
import { routeAt } from './routes';

/** The application's part of each call: adds common parameters, and handles answers that end the session. */
export const httpHooks: Hooks = { beforeRequest, afterResponse };

function beforeRequest(call: Call): Call {
  const account = useAccount.getState();
  const identity: Record<string, string> = isLoggedIn(account)
    ? { 'UG-Uid': String(account.uid), 'UG-Token': account.token }
    : {};
  // A game call sends the game's own appID, which takes precedence.
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
  // A late answer to a former session must neither end the current session nor show a message.
  if (loginIdOf(call.headers?.['UG-Token'] ?? '') !== loginIdOf(token)) return;
  const { pathname, search } = window.location;
  const path = pathname.slice(appConfig.prefix.length);
  const from = path + search;
  if (!signOut({ session: { uid, token }, skipServer: true })) return;
  toast.warning(token ? t('登录已过期，请重新登录') : t('请先登录'));
  if (from === paths.login) return;
  // A page that only players see cannot be returned to, so the sign-in replaces it in the history (RequireAuth).
  navigateTo(paths.login, {
    replace: routeAt(path)?.withAuth ?? false,
    state: { from } satisfies SignInState,
  });
}
