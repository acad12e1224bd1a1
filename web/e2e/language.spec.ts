import { expect, test } from './support/test';

test('a visitor switches to English and back to Chinese', async ({ open }) => {
  const page = await open();
  const dictionaries: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/english-/.test(request.url())) dictionaries.push(request.url());
  });
  await page.goto('/profile');
  await expect(page).toHaveTitle('晴空游戏 | 我的');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(dictionaries).toEqual([]);

  await page.getByRole('button', { name: 'English' }).tap();
  await expect(page).toHaveTitle('Clear Sky Games | Me');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Home')).toBeVisible();
  expect(dictionaries).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '中文' }).tap();
  await expect(page).toHaveTitle('晴空游戏 | 我的');
});

test('refusals of the server are in the chosen language', async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/login');
  await page.getByLabel('Account').fill('nobody_here');
  await page.getByLabel('Password', { exact: true }).fill('wrong-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  await expect(page.getByText(/name or password/i)).toBeVisible();
});
