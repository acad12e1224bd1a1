import type { Page } from '@playwright/test';
import { agree, expectRoute, openScreen, signIn, stored, tabs } from './support/app';
import { settled } from './support/pictures';
import { newPhone, type Scene } from './support/sms';
import { expect, NIGHT, test } from './support/test';

const ask = (page: Page) => openScreen(page).getByRole('button', { name: /获取验证码|重新获取|后重发/ });
const phoneField = (page: Page) => openScreen(page).getByLabel(/手机号$/);
const codeField = (page: Page) => openScreen(page).getByLabel('验证码', { exact: true });
const passwordField = (page: Page) => openScreen(page).getByLabel('登录密码', { exact: true });
const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
const send = (page: Page, name: string) => openScreen(page).getByRole('button', { name, exact: true }).tap();

test('a new phone signs in by code, and its account gets a password', async ({ open, codeFor }) => {
  const phone = newPhone();
  const password = 'clear-sky-2026';
  const page = await open();
  await test.step('asks for a code', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: '短信登录' }).tap();
    await expectRoute(page, 'loginOther');
    await agree(page);
    await ask(page).tap();
    await expect(phoneField(page)).toHaveAccessibleDescription('请填写正确的电话');
    // The field keeps the digits of every spelling.
    await phoneField(page).fill(`+86 ${phone.slice(0, 3)} ${phone.slice(3)}`);
    await expect(phoneField(page)).toHaveValue(phone);
    await ask(page).tap();
    await expect(page.getByText('验证码已发送，请留意短信')).toBeVisible();
    await expect(ask(page)).toHaveText('重新获取');
    await expect(codeField(page)).toBeFocused();
  });
  await test.step('a wrong code shows an error at the code field', async () => {
    const code = await codeFor(phone, 'login');
    // The sixth digit submits.
    await codeField(page).pressSequentially(code === '000000' ? '000001' : '000000');
    await expect(codeField(page)).toHaveAccessibleDescription('验证码错误或已过期，请重新获取');
    await expect(codeField(page)).toBeFocused();
    // The refused code is selected, so the keys replace it.
    await page.keyboard.type(code);
    await expect(page.getByText(/^欢迎加入，/)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
  await test.step('the profile lists the first steps and ticks completed ones', async () => {
    await page.goto('/profile');
    const steps = page.getByRole('region', { name: '新手三步' });
    await expect(steps.getByRole('link', { name: /绑定手机/ })).toContainText('忘了密码');
    await expect(steps.getByLabel('已完成')).toHaveCount(1);
    await steps.getByRole('link', { name: /逛逛游戏/ }).tap();
    await expect(page).toHaveURL('/games');
    // The app stores the step when the screen of games opens.
    await expectRoute(page, 'games');
    // By the tab, as players do: a new load of the page could come before the step is stored.
    await tabs(page).getByRole('link', { name: '我的' }).tap();
    await expect(steps.getByLabel('已完成')).toHaveCount(2);
  });
  await test.step('sets a password by code', async () => {
    await page.goto('/reset');
    await expect(openScreen(page).getByText(masked(phone))).toBeVisible();
    await phoneField(page).fill(phone);
    await ask(page).tap();
    await codeField(page).fill(await codeFor(phone, 'reset'));
    await expect(page.getByLabel('新密码', { exact: true })).toBeFocused();
    await page.getByLabel('新密码', { exact: true }).fill(password);
    await page.getByLabel('确认新密码').fill(password);
    await send(page, '设置新密码');
    await expect(page.getByText('新密码设置好了，其他设备需要重新登录')).toBeVisible();
  });
  await test.step('after too many codes the page says how long to wait', async () => {
    await page.goto('/bind');
    await phoneField(page).fill(phone);
    await ask(page).tap();
    // The button counts down until another code is allowed.
    await expect(ask(page)).toHaveText(/^\d+秒后重发$/);
    await expect(ask(page)).toBeDisabled();
    await page.goto('/find');
    await phoneField(page).fill(phone);
    await ask(page).tap();
    await expect(page.getByText(/^操作太频繁了，请\d+秒后再试$/)).toBeVisible();
    await expect(ask(page)).toHaveText(/^\d+秒后重发$/);
  });
  await test.step('phone and password sign in', async () => {
    const other = await open();
    await other.goto('/login');
    await signIn(other, phone, password);
    await expect(other.getByText(/^欢迎回来，/)).toBeVisible();
  });
});

test('a new password ends the login of every other device', NIGHT, async ({ open, codeFor, newPlayer }) => {
  const player = await newPlayer();
  const phone = newPhone();
  const password = 'brand-new-2026';
  const other = await open({ player });
  const page = await open();
  await page.goto('/login');
  await signIn(page, player.loginName, player.password);
  await expect(page).toHaveURL('/');
  await test.step('the app asks for a phone, once', async () => {
    const prompt = page.getByRole('complementary', { name: '账号提醒' });
    await prompt.getByRole('link', { name: '去绑定' }).tap();
    await expect(page).toHaveURL('/bind');
    await expectRoute(page, 'bindPhone');
    await page.goBack();
    await expectRoute(page, 'home');
    await settled(page);
    await expect(prompt).toHaveCount(0);
    await page.goForward();
  });
  await test.step('the phone is bound', async () => {
    await bind(page, phone, codeFor, player.password);
    await page.goto('/user');
    await expect(page.getByRole('link', { name: /手机号/ })).toContainText(masked(phone));
    expect(JSON.parse((await stored(page, 'account')) ?? '')).toMatchObject({ needBind: 0 });
  });
  await test.step('the other device was signed out by the binding, and signs in again', async () => {
    await other.goto('/user');
    await expect(other).toHaveURL('/login');
    const online = other.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await signIn(other, player.loginName, player.password);
    await expect(other).toHaveURL('/user');
    await online;
  });
  await test.step('a wrong old password shows an error at its field', async () => {
    await page.goto('/reset');
    await page.getByLabel('现在的密码').fill('not-the-password');
    await page.getByLabel('新密码', { exact: true }).fill(password);
    await page.getByLabel('确认新密码').fill(password);
    await send(page, '修改密码');
    await expect(page.getByLabel('现在的密码')).toHaveAccessibleDescription('现在的密码不对');
  });
  await test.step('the right old password changes it and signs out the other device', async () => {
    await page.getByLabel('现在的密码').fill(player.password);
    await send(page, '修改密码');
    await expect(page.getByText('新密码设置好了，其他设备需要重新登录')).toBeVisible();
    await expect(other.getByText('密码已修改，请重新登录')).toBeVisible();
    await expect(other).toHaveURL('/login');
    await expect(page).not.toHaveURL('/reset');
  });
  await test.step('phone and new password sign in and lead back', async () => {
    await signIn(other, phone, password);
    await expect(other).toHaveURL('/user');
  });
});

test('a forgotten password takes one code from the login, signs in, and ends the other sessions', async ({
  open,
  codeFor,
  newPlayer,
}) => {
  const player = await newPlayer();
  const phone = newPhone();
  const password = 'brand-new-2026';
  const page = await open({ player });
  await bind(page, phone, codeFor, player.password);
  const other = await open();
  await test.step('another device signs in', async () => {
    await other.goto('/login');
    await signIn(other, player.loginName, player.password);
    await expect(other).toHaveURL('/');
    const online = other.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await other.goto('/user');
    await online;
  });
  await test.step('this device signs out and forgets the password', async () => {
    await page.goto('/profile');
    await openScreen(page).getByRole('button', { name: '退出登录' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap();
    await page.goto('/gifts');
    await expectRoute(page, 'login');
    await openScreen(page).getByRole('link', { name: '忘记密码' }).tap();
    await expect(page).toHaveURL('/forgot');
    await expectRoute(page, 'forgotPassword');
    await page.goBack();
    await expectRoute(page, 'login');
    await openScreen(page).getByRole('link', { name: '忘记密码' }).tap();
    await expectRoute(page, 'forgotPassword');
  });
  await test.step('one code sets the new password, which signs in and leads to the page that asked for it', async () => {
    await phoneField(page).fill(phone);
    await ask(page).tap();
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await codeFor(phone, 'reset'));
    await expect(page.getByLabel('新密码', { exact: true })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('确认新密码')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('新密码设置好了')).toBeVisible();
    await expect(page.getByText(/^欢迎回来，/)).toBeVisible();
    await expect(page).toHaveURL('/gifts');
  });
  await test.step('the other device is signed out', async () => {
    await expect(other.getByText('密码已修改，请重新登录')).toBeVisible();
    await expect(other).toHaveURL('/login');
  });
  await test.step('the old password is refused there, and the new one signs in', async () => {
    await signIn(other, player.loginName, player.password);
    await expect(other.getByText('账号或密码错误')).toBeVisible();
    await signIn(other, player.loginName, password);
    await expect(other).toHaveURL('/user');
  });
});

test(
  'a forgotten password of an unknown phone: only a right code tells that no account has it',
  NIGHT,
  async ({ open, codeFor }) => {
    const phone = newPhone();
    const page = await open();
    await page.goto('/forgot');
    await expect(openScreen(page).getByText(/没绑过手机的账号/)).toBeVisible();
    await phoneField(page).fill(phone);
    await ask(page).tap();
    await expect(page.getByText('验证码已发送，请留意短信')).toBeVisible();
    await page.getByLabel('新密码', { exact: true }).fill('brand-new-2026');
    await page.getByLabel('确认新密码').fill('brand-new-2026');
    const code = await codeFor(phone, 'reset');
    await codeField(page).fill(code === '123456' ? '123457' : '123456');
    await expect(codeField(page)).toHaveAccessibleDescription('验证码错误或已过期，请重新获取');
    await codeField(page).fill(code);
    const dialog = page.getByRole('dialog', { name: '没有账号绑定这个手机' });
    await dialog.getByRole('link', { name: '联系客服' }).tap();
    await expect(page).toHaveURL('/faq');
  },
);

test('a code that the system fills in signs in, with one request', NIGHT, async ({ open, codeFor }) => {
  const phone = newPhone();
  const page = await open();
  await page.goto('/other');
  await agree(page);
  await phoneField(page).fill(phone.slice(0, 10));
  await codeField(page).fill('123456');
  await expect(phoneField(page)).toBeFocused();
  await expect(phoneField(page)).toHaveAccessibleDescription('请填写正确的电话');
  await phoneField(page).fill(phone);
  await ask(page).tap();
  const code = await codeFor(phone, 'login');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/loginWithPhone')) calls += 1;
  });
  // As a browser fills a field: the value at once, then all events of an edit.
  await codeField(page).evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    for (const type of ['keydown', 'input', 'keyup', 'change', 'blur'])
      input.dispatchEvent(new Event(type, { bubbles: true }));
  }, code);
  await expect(page.getByText(/^欢迎加入，/)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(calls).toBe(1);
});

test(
  'a phone of another account is refused at its field, and only after a right code',
  NIGHT,
  async ({ open, codeFor, newPlayer }) => {
    const phone = newPhone();
    const holder = await newPlayer();
    await bind(await open({ player: holder }), phone, codeFor, holder.password);
    const player = await newPlayer();
    const page = await open({ player });
    await page.goto('/bind');
    await passwordField(page).fill(player.password);
    await phoneField(page).fill(phone);
    await ask(page).tap();
    const code = await codeFor(phone, 'bind', 2);
    await codeField(page).fill(code === '123456' ? '123457' : '123456');
    await expect(codeField(page)).toHaveAccessibleDescription(/验证码错误或已过期/);
    await codeField(page).fill(code);
    await expect(phoneField(page)).toHaveAccessibleDescription('这个手机号已绑定其他账号');
    await expect(phoneField(page)).toBeFocused();
  },
);

test(
  'a second code within the hour passes a security check by itself, and survives a reload',
  NIGHT,
  async ({ open, codeFor }) => {
    const phone = newPhone();
    const page = await open();
    await page.goto('/other');
    await agree(page);
    await phoneField(page).fill(phone);
    const answers: number[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/user/smsCode')) return;
      answers.push(((await response.json()) as { code: number }).code);
    });
    await ask(page).tap();
    await codeFor(phone, 'login');
    await expect(ask(page)).toHaveText('重新获取');
    await ask(page).tap();
    const code = await codeFor(phone, 'login', 2);
    await expect.poll(() => answers).toEqual([0, 1009, 0]);
    await expect(page.getByText('正在进行安全验证…')).toBeHidden();
    // The browser may discard the page while its player reads the message.
    await page.reload();
    await agree(page);
    await phoneField(page).fill(phone);
    const sent = page.waitForRequest('**/api/user/loginWithPhone');
    await codeField(page).fill(code);
    expect(new URLSearchParams((await sent).postData() ?? '').get('requestId')).toMatch(/^[\w-]{22}$/);
    await expect(page.getByText(/^欢迎加入，/)).toBeVisible();
  },
);

test(
  'many wrong passwords ask for a security check, which the right password passes',
  NIGHT,
  async ({ open, newPlayer }) => {
    const { loginName, password } = await newPlayer();
    const page = await open();
    for (let n = 0; n < 10; n += 1)
      expect(
        await page.request.post('/api/user/login', { form: { loginName, password: `wrong-${n}` } }),
      ).toBeOK();
    const challenged = page.waitForResponse('**/api/user/login');
    await page.goto('/login');
    await signIn(page, loginName, password);
    expect(((await (await challenged).json()) as { code: number }).code).toBe(1009);
    await expect(page.getByText(/^欢迎回来，/)).toBeVisible();
  },
);

test(
  'a wrong password binds no phone, and a wrong code to the bound phone replaces none',
  NIGHT,
  async ({ open, codeFor, newPlayer }) => {
    const player = await newPlayer();
    const page = await open({ player });
    const [old, next] = [newPhone(), newPhone()];
    await test.step('the first phone takes the password', async () => {
      await page.goto('/bind');
      await passwordField(page).fill('not-the-password');
      await phoneField(page).fill(old);
      await ask(page).tap();
      await codeField(page).fill(await codeFor(old, 'bind'));
      await expect(passwordField(page)).toHaveAccessibleDescription('登录密码不对');
      await expect(passwordField(page)).toBeFocused();
      await passwordField(page).fill(player.password);
      // The wrong password did not use the code up.
      await send(page, '绑定');
      await expect(page.getByText('手机号绑定成功')).toBeVisible();
    });
    await test.step('another phone takes a right code to each phone', async () => {
      await page.goto('/bind');
      await openScreen(page).getByRole('button', { name: '忘了密码？用原手机的验证码' }).tap();
      const field = (label: string) => openScreen(page).getByLabel(label, { exact: true });
      const buttons = openScreen(page).getByRole('button', { name: '获取验证码' });
      await field('现在绑定的手机号').fill(next);
      await buttons.first().tap();
      await expect(field('现在绑定的手机号')).toHaveAccessibleDescription('不是现在绑定的手机号');
      await field('新的手机号').fill(next);
      await buttons.last().tap();
      const nextCode = await codeFor(next, 'bind');
      await field('现在绑定的手机号').fill(old);
      await field('原手机的验证码').fill('000000');
      await field('新手机的验证码').fill(nextCode);
      await expect(field('原手机的验证码')).toHaveAccessibleDescription(/验证码错误或已过期/);
    });
  },
);

test('if a code does not register phones, the app offers registration', NIGHT, async ({ open, codeFor }) => {
  const page = await open();
  await page.route('**/api/user/device/init', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { otherConfig: { phoneAutoRegister: number } } };
    body.data.otherConfig.phoneAutoRegister = 0;
    await route.fulfill({ response, json: body });
  });
  const phone = newPhone();
  await page.goto('/other');
  await expect(page.getByText('用绑定过的手机号登录，不用记密码')).toBeVisible();
  await agree(page);
  await phoneField(page).fill(phone);
  await ask(page).tap();
  const sent = page.waitForRequest('**/api/user/loginPhoneWithoutRegister');
  await codeField(page).fill(await codeFor(phone, 'login'));
  expect(new URLSearchParams((await sent).postData() ?? '').get('deviceID')).toMatch(/^[0-9a-f]{32}$/);
  const dialog = page.getByRole('dialog', { name: '这个手机号还没有注册' });
  await dialog.getByRole('link', { name: '去注册' }).tap();
  await expect(page).toHaveURL('/register');
});

test(
  'a suspended player sees the end and the reason of the suspension',
  NIGHT,
  async ({ open, newPlayer, portal }) => {
    const player = await newPlayer();
    const page = await open({ player });
    const online = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await page.goto('/user');
    await online;
    await portal('account', 'suspend', '--who', player.loginName, '--days', '3', '--reason', '广告刷屏');
    await expect(page.getByText('账号已被暂停使用')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await signIn(page, player.loginName, player.password);
    const dialog = page.getByRole('dialog', { name: '账号已被暂停使用' });
    await expect(dialog).toContainText('原因：广告刷屏');
    await expect(dialog).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d 恢复/);
    await dialog.getByRole('button', { name: '知道了' }).tap();
    await portal('account', 'restore', '--who', player.loginName);
    await send(page, '登录');
    await expect(page).toHaveURL('/user');
  },
);

type CodeFor = (phone: string, scene: Scene) => Promise<string>;

/** Binds the first phone to the account of this page. */
async function bind(page: Page, phone: string, codeFor: CodeFor, password: string): Promise<void> {
  await page.goto('/bind');
  await passwordField(page).fill(password);
  await phoneField(page).fill(phone);
  await ask(page).tap();
  await codeField(page).fill(await codeFor(phone, 'bind'));
  await expect(page.getByText('手机号绑定成功')).toBeVisible();
}
