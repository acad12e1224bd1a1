import { fillIn, signIn, stored } from './support/app';
import { logoutEverywhere, newLoginName } from './support/players';
import { expect, NIGHT, test } from './support/test';

test('a wrong password and an unknown name get the same text', NIGHT, async ({ open, newPlayer }) => {
  const { loginName } = await newPlayer();
  const page = await open();
  await page.goto('/login');
  const texts: string[] = [];
  for (const name of [loginName, newLoginName()]) {
    await signIn(page, name, 'not-the-password');
    const toast = page.getByRole('alert');
    await expect(toast).toBeVisible();
    texts.push(await toast.innerText());
    await toast.tap();
    await expect(toast).toBeHidden();
  }
  expect(texts[0]).not.toBe('');
  expect(texts[1]).toBe(texts[0]);
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('not-the-password');
});

test('a missing or wrong entry shows an error at its field without a call', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/register');
  await page.getByRole('button', { name: '注册并登录' }).tap();
  await expect(page.getByLabel('账号')).toHaveAccessibleDescription('请填写账号');
  await expect(page.getByLabel('账号')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription('请填写密码');
  await fillIn(page, { loginName: 'abc', password: 'short' });
  await page.getByLabel('确认密码').fill('other');
  await page.getByRole('button', { name: '注册并登录' }).tap();
  await expect(page.getByLabel('账号')).toHaveAccessibleDescription('账号是4到20位字母、数字或下划线');
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(/至少8位/);
  await expect(page.getByLabel('确认密码')).toHaveAccessibleDescription('两次输入的密码不一样');
});

test('a taken name shows an error at the name field', NIGHT, async ({ open, newPlayer }) => {
  const { loginName } = await newPlayer();
  const page = await open();
  await page.goto('/register');
  await fillIn(page, { loginName, password: 'clear-sky-2026' });
  await page.getByRole('button', { name: '注册并登录' }).tap();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByLabel('账号')).toHaveAccessibleDescription(
    await page.getByRole('alert').innerText(),
  );
  await page.getByLabel('账号').fill(newLoginName());
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an error of the server about a field appears at that field', NIGHT, async ({ open, faults }) => {
  faults.expected(/status of 400.*registerWithName/);
  const page = await open();
  // An older app may not know a newer rule of the server, and sends a value that the server refuses.
  await page.route('**/api/user/registerWithName', (route) =>
    route.continue({
      postData: (route.request().postData() ?? '').replace(/password=[^&]*/, 'password=short'),
    }),
  );
  await page.goto('/register');
  await fillIn(page, { loginName: newLoginName(), password: 'clear-sky-2026' });
  await page.getByRole('button', { name: '注册并登录' }).tap();
  await expect(page.getByRole('alert')).toHaveCount(1);
  const text = await page.getByRole('alert').innerText();
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(text);
  await expect(page).toHaveURL('/register');
});

test('two taps on a button send one call', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/register');
  await fillIn(page, { loginName: newLoginName(), password: 'clear-sky-2026' });
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/registerWithName')) calls += 1;
  });
  await page.getByRole('button', { name: '注册并登录' }).dblclick();
  await expect(page.getByText(/^欢迎加入/)).toBeVisible();
  expect(calls).toBe(1);
});

test('a session that ends on another device leads to the login at once, and signing in leads back', async ({
  open,
  newPlayer,
  url,
}) => {
  const player = await newPlayer();
  const page = await open({ player });
  const online = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/user');
  await online;
  await logoutEverywhere(url, player);
  await expect(page.getByText('你已在别处退出登录')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await stored(page, 'account')).toBeNull();
  await signIn(page, player.loginName, player.password);
  await expect(page).toHaveURL('/user');
});

test(
  'a session that ended while the app was closed leads to the login at the first call',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    await logoutEverywhere(url, player);
    const page = await open({ player });
    await page.goto('/profile');
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await signIn(page, player.loginName, player.password);
    await expect(page).toHaveURL('/profile');
    await expect(page.getByTestId('coin-balance')).toHaveText('0');
  },
);

test('every tab uses a renewed token, and the socket stays open', async ({ open, newPlayer }) => {
  const player = await newPlayer();
  const page = await open({ player });
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  const online = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/profile');
  await online;
  const tab = await page.context().newPage();
  await tab.goto('/faq');
  const { token } = player.account;
  const fresh = renewed(token);
  // The server would refuse the made token, and a later call of the app would end the session.
  await page.context().route('**/api/**', async (route) => {
    const headers = route.request().headers();
    if (headers['ug-token'] === fresh) headers['ug-token'] = token;
    if (!route.request().url().endsWith('/user/center/login/all')) return route.continue({ headers });
    const response = await route.fetch({ headers });
    return route.fulfill({ response, headers: { ...response.headers(), 'ug-token': fresh } });
  });
  await page.getByRole('link', { name: '登录设备' }).tap();
  await expect(page.getByText('本机')).toBeVisible();
  expect(JSON.parse((await stored(page, 'account')) ?? '')).toMatchObject({ token: fresh });
  // The next call of the other tab carries it.
  const carried = tab.waitForRequest(
    (call) => call.url().includes('/api/web/game/') && call.headers()['ug-token'] === fresh,
  );
  await tab.getByRole('button', { name: '返回' }).tap();
  await carried;
  expect(sockets).toBe(1);
});

/** The token of the same login with a later time. The test makes it; its signature is wrong. */
function renewed(token: string): string {
  const [head, payload, signature] = token.split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat?: number };
  const later = { ...claims, iat: (claims.iat ?? 0) + 100 };
  return [head, Buffer.from(JSON.stringify(later)).toString('base64url'), signature].join('.');
}
