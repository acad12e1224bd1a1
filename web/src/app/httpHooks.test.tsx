import { installHooks, request } from '@/api/http';
import { signIn, useAccount } from '@/features/account';
import { GUEST } from '@/features/account/accountStore';
import { aToken } from '@test/tokens';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aStatus } from '@test/account';
import { aGameDetail } from '@test/games';
import { fakeNetwork } from '@test/fakeNetwork';
import { httpHooks } from './httpHooks';
import * as navigator from '@/lib/navigator';

const account = { ...GUEST, uid: 7, token: 'new', name: '小晴' };
const MEDIA = { id: '0191f2a0-0000-7000-8000-00000000000a', kind: 'image', image: null, video: null };
const expired = { code: 2, msg: '登录已失效' };
const call = (url: string, form = {}) => request({ method: 'POST', url, form }).catch(() => undefined);

beforeEach(() => {
  installHooks(httpHooks);
  useAccount.setState(GUEST, true);
});

afterEach(() => {
  installHooks({});
  vi.unstubAllGlobals();
});

it('a form call carries appID, channelID and the identity of the player', async () => {
  const { sent } = fakeNetwork({ '/api/user/center/me': { data: aStatus() } });
  localStorage.setItem('code', 'wx7');
  signIn(account);
  await call('/user/center/me', { uid: 7 });
  expect(sent[0]?.body).toBe('appID=1&channelID=wx7&uid=7');
  expect(sent[0]?.headers).toMatchObject({ 'UG-Uid': '7', 'UG-Token': 'new' });
});

it('a file upload to the account carries them too, and other uploads do not', async () => {
  localStorage.setItem('code', 'wx7');
  for (const url of ['/user/center/uploadAvatar', '/v1/media']) {
    const file = new FormData();
    file.append('file', new Blob(['picture']), 'avatar.jpg');
    if (url === '/v1/media') file.append('kind', 'image');
    fakeNetwork({
      '/api/user/center/uploadAvatar': { data: { avatar: '/media/a-256.jpg' } },
      '/api/v1/media': { data: MEDIA },
    });
    await request({ method: 'POST', url, file });
    const said = ['appID', 'channelID'].map((name) => file.get(name));
    expect(said).toEqual(url === '/v1/media' ? [null, null] : ['1', 'wx7']);
  }
});

it('a game call keeps the game’s own appID, and a visitor has no identity', async () => {
  const { sent } = fakeNetwork({ '/api/web/game/detail': { data: aGameDetail() } });
  await call('/web/game/detail', { appID: 1003 });
  expect(sent[0]?.body).toContain('appID=1003');
  expect(sent[0]?.headers).not.toHaveProperty('UG-Uid');
});

it('code 2 ends the session here without a call to the server, and opens the login', async () => {
  const navigateTo = vi.spyOn(navigator, 'navigateTo').mockReturnValue(undefined);
  const { sent } = fakeNetwork({ '/api/user/center/me': expired });
  signIn(account);
  await call('/user/center/me');
  expect(useAccount.getState().uid).toBe(0);
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith('/login', { replace: false, state: { from: '/' } });
  expect(sent).toHaveLength(1);
});

it('in the history, the login replaces a page that only players see', async () => {
  window.history.replaceState(null, '', '/coins');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const navigateTo = vi.spyOn(navigator, 'navigateTo').mockReturnValue(undefined);
  fakeNetwork({ '/api/user/center/me': expired });
  signIn(account);
  await call('/user/center/me');
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith('/login', {
    replace: true,
    state: { from: '/coins' },
  });
});

it('if another tab has signed in again, an answer that ends the old session only switches to the new one', async () => {
  const navigateTo = vi.spyOn(navigator, 'navigateTo').mockReturnValue(undefined);
  fakeNetwork({ '/api/user/center/me': expired });
  signIn({ ...account, token: 'old' });
  localStorage.setItem('account', JSON.stringify(account));
  await call('/user/center/me');
  expect(useAccount.getState().token).toBe('new');
  expect(navigateTo).not.toHaveBeenCalled();
});

it('a visitor is asked to sign in', async () => {
  const navigateTo = vi.spyOn(navigator, 'navigateTo').mockReturnValue(undefined);
  fakeNetwork({ '/api/user/center/me': expired });
  await call('/user/center/me');
  expect(navigateTo).toHaveBeenCalledOnce();
});

it('a late answer to a former session does not affect the current session', async () => {
  const navigateTo = vi.spyOn(navigator, 'navigateTo').mockReturnValue(undefined);
  fakeNetwork({ '/api/user/center/me': expired });
  useAccount.setState({ ...account, token: 'old' }, true);
  const late = call('/user/center/me');
  signIn(account);
  await late;
  expect(useAccount.getState().token).toBe('new');
  expect(navigateTo).not.toHaveBeenCalled();
});

describe('a fresh token', () => {
  const old = aToken('login-1', 100);
  const fresh = aToken('login-1', 200);
  const answer = (token: string) =>
    fakeNetwork({ '/api/user/center/me': { data: aStatus(), headers: { 'UG-Token': token } } });
  const token = () => useAccount.getState().token;

  beforeEach(() => {
    signIn({ ...account, token: old });
  });

  it('of the same login is stored, here and for other tabs', async () => {
    answer(fresh);
    await call('/user/center/me');
    expect(token()).toBe(fresh);
    expect(JSON.parse(localStorage.getItem('account')!)).toMatchObject({ uid: 7, token: fresh });
  });

  it('is also adopted by other tabs', () => {
    localStorage.setItem('account', JSON.stringify({ ...account, token: fresh }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'account' }));
    expect(token()).toBe(fresh);
  });

  it.each([
    ['of another login', aToken('login-2', 200)],
    ['older than ours', aToken('login-1', 50)],
    ['that is none', 'x'],
  ])('%s changes nothing', async (_, other) => {
    answer(other);
    await call('/user/center/me');
    expect(token()).toBe(old);
  });

  it('that arrives after another player signed in changes nothing', async () => {
    answer(fresh);
    const late = call('/user/center/me');
    signIn({ ...account, uid: 8, token: aToken('login-3', 10) });
    await late;
    expect(token()).toBe(aToken('login-3', 10));
  });

  it('does not prevent the end of the login: an answer to the former token still ends it', async () => {
    vi.spyOn(navigator, 'navigateTo').mockReturnValue(undefined);
    fakeNetwork({ '/api/user/center/me': expired });
    const late = call('/user/center/me');
    signIn({ ...account, token: fresh });
    await late;
    expect(useAccount.getState().uid).toBe(0);
  });
});
