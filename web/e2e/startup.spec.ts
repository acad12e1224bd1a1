import type { Page } from '@playwright/test';
import { expectRoute, fillIn, openScreen, signIn, stored, tabs } from './support/app';
import { settled } from './support/pictures';
import { newLoginName } from './support/players';
import { expect, NIGHT, test } from './support/test';

const announcement = (page: Page) => page.getByRole('dialog', { name: '你好呀，我们开张啦' });

test('an announcement that was closed appears again at the next start', NIGHT, async ({ open }) => {
  const page = await open({ announcement: true });
  await page.goto('/');
  await announcement(page).getByRole('button', { name: '关闭' }).tap();
  await expect(announcement(page)).toBeHidden();
  expect(await stored(page, '0:not-show')).toBeNull();
  await page.reload();
  await expect(announcement(page)).toBeVisible();
});

test('"not today" hides the announcement until the end of the day', NIGHT, async ({ open }) => {
  const page = await open({ announcement: true });
  await page.clock.setFixedTime('2026-11-20T23:50:00+08:00');
  await page.goto('/');
  await announcement(page).getByLabel('今日不再提示').check();
  await announcement(page).getByRole('button', { name: '知道啦' }).tap();
  await expect(announcement(page)).toBeHidden();
  expect(JSON.parse((await stored(page, '0:not-show')) ?? '')).toMatchObject({ time: expect.any(Number) });

  await test.step('hidden on the same day', async () => {
    const asked = countRequests(page, '/api/web/announcement');
    await page.clock.setFixedTime('2026-11-20T23:59:59+08:00');
    // The app asks for the announcement as soon as it has this answer.
    const initialised = page.waitForResponse('**/api/user/device/init');
    await page.reload();
    await expect(page.getByRole('heading', { name: '热门' })).toBeVisible();
    await (await initialised).finished();
    await settled(page);
    expect(asked()).toBe(0);
    await expect(announcement(page)).toBeHidden();
  });
  await test.step('shown on the next day', async () => {
    await page.clock.setFixedTime('2026-11-21T00:00:00+08:00');
    await page.reload();
    await expect(announcement(page)).toBeVisible();
  });
});

test('"not today" is remembered for each player', NIGHT, async ({ open, newPlayer }) => {
  const player = await newPlayer();
  const page = await open({ player, announcement: true });
  await page.goto('/');
  await announcement(page).getByLabel('今日不再提示').check();
  await announcement(page).getByRole('button', { name: '知道啦' }).tap();
  await expect(announcement(page)).toBeHidden();
  expect(JSON.parse((await stored(page, `${player.account.uid}:not-show`)) ?? '')).toMatchObject({
    time: expect.any(Number),
  });
  expect(await stored(page, '0:not-show')).toBeNull();
});

test(
  'a visitor’s "not today" is also the one of the player who signs in on that device',
  NIGHT,
  async ({ open, newPlayer }) => {
    const player = await newPlayer();
    const page = await open({ announcement: true });
    await page.goto('/login');
    await announcement(page).getByLabel('今日不再提示').check();
    await announcement(page).getByRole('button', { name: '知道啦' }).tap();
    await expect(announcement(page)).toBeHidden();
    await signIn(page, player.loginName, player.password);
    await expect(page).toHaveURL('/');
    expect(await stored(page, `${player.account.uid}:not-show`)).toBe(await stored(page, '0:not-show'));
    const asked = countRequests(page, '/api/web/announcement');
    const initialised = page.waitForResponse('**/api/user/device/init');
    await page.reload();
    await (await initialised).finished();
    await expect(page.getByRole('heading', { name: '热门' })).toBeVisible();
    await settled(page);
    expect(asked()).toBe(0);
    await expect(announcement(page)).toBeHidden();
  },
);

test(
  'a page shows an announcement once: not after a sign-in, a focus, a push or a change of the language',
  NIGHT,
  async ({ open, newPlayer }) => {
    const player = await newPlayer();
    const page = await open({ announcement: true });
    await page.clock.install();
    let push: (frame: object) => void = () => undefined;
    await page.routeWebSocket(/\/v1\/realtime/, (socket) => {
      socket.connectToServer();
      push = (frame) => socket.send(JSON.stringify(frame));
    });
    const asked = countRequests(page, '/api/web/announcement');
    const answered = page.waitForResponse('**/api/web/announcement');
    await page.goto('/login');
    const { data: first } = (await (await answered).json()) as { data: { id: number } };
    await announcement(page).getByRole('button', { name: '关闭' }).tap();
    await expect(announcement(page)).toBeHidden();

    await test.step('a sign-in and a focus of the window', async () => {
      const online = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
      await signIn(page, player.loginName, player.password);
      await expect(page).toHaveURL('/');
      await online;
      await page.clock.fastForward(61_000);
      const again = page.waitForResponse('**/api/web/announcement');
      await expect
        .poll(async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('focus')));
          return asked();
        })
        .toBe(2);
      await (await again).finished();
      await expect(announcement(page)).toBeHidden();
    });
    await test.step('a push of the same, and then of a new one', async () => {
      const newer = page.getByRole('dialog', { name: '今晚开服' });
      push({ type: 'announcement', ...first });
      push({ type: 'announcement', ...first, id: first.id + 1_000, title: '今晚开服' });
      await newer.getByRole('button', { name: '知道啦' }).tap();
      await expect(newer).toBeHidden();
      await expect(announcement(page)).toBeHidden();
    });
    await test.step('another language, which reloads the page; the next start shows it again', async () => {
      await tabs(page).getByRole('link', { name: '我的' }).tap();
      await expectRoute(page, 'profile');
      const afterwards = page.waitForResponse('**/api/web/announcement');
      await openScreen(page).getByRole('link', { name: '设置' }).first().tap();
      await expectRoute(page, 'settings');
      await openScreen(page).getByLabel('English').tap();
      await (await afterwards).finished();
      await expect(openScreen(page).getByLabel('English')).toBeChecked();
      await settled(page);
      await expect(announcement(page)).toBeHidden();
      await page.reload();
      await expect(announcement(page)).toBeVisible();
    });
  },
);

test('an invalid timestamp does not hide the announcement', NIGHT, async ({ open }) => {
  const page = await open({ announcement: true });
  await page.addInitScript(() => localStorage.setItem('0:not-show', 'yesterday'));
  await page.goto('/faq');
  await expect(announcement(page)).toBeVisible();
});

test('the device keeps one id, a UUID without dashes', NIGHT, async ({ open }) => {
  const page = await open();
  const sent = page.waitForRequest('**/api/user/device/init');
  await page.goto('/');
  const form = new URLSearchParams((await sent).postData() ?? '');
  const id = await stored(page, 'deviceID');
  expect(id).toMatch(/^[0-9a-f]{12}4[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
  expect(Object.fromEntries(form)).toMatchObject({
    deviceID: id,
    deviceType: 'h5',
    osType: '3',
    channelID: '0',
  });
  const sentAgain = page.waitForRequest('**/api/user/device/init');
  await page.reload();
  expect(new URLSearchParams((await sentAgain).postData() ?? '').get('deviceID')).toBe(id);
  expect(await stored(page, 'deviceID')).toBe(id);
});

test('the app stores and sends channel and invitation of the address, and uses the invitation once', async ({
  open,
  newPlayer,
}) => {
  const inviter = await newPlayer();
  const mine = await open({ player: inviter });
  await mine.goto('/user');
  const code = await mine.getByRole('button', { name: '复制' }).innerText();
  expect(code).toMatch(/^[A-Z2-9]{8}$/);

  const page = await open();
  const sent = page.waitForRequest('**/api/user/device/init');
  await page.goto(`/register?code=partner7&inviteCode=${code}`);
  expect((await sent).postData()).toContain('channelID=partner7');
  expect(await stored(page, 'code')).toBe('partner7');
  expect(await stored(page, 'inviteCode')).toBe(code);

  await page.goto('/register');
  await fillIn(page, { loginName: newLoginName(), password: 'clear-sky-2026' });
  const registered = page.waitForRequest('**/api/user/registerWithName');
  await page.getByRole('button', { name: '注册并登录' }).tap();
  const form = Object.fromEntries(new URLSearchParams((await registered).postData() ?? ''));
  expect(form).toMatchObject({ channelID: 'partner7', inviteCode: code });
  await expect(page.getByText(/^欢迎加入/)).toBeVisible();
  expect(await stored(page, 'inviteCode')).toBeNull();
  expect(await stored(page, 'code')).toBe('partner7');
});

function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}
