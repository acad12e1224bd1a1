import { expect, test } from './support/test';

test('a visitor switches to English and back to Chinese, and stays at the address', async ({ open }) => {
  const page = await open();
  const dictionaries: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/language-english-/.test(request.url())) dictionaries.push(request.url());
  });
  await page.goto('/settings?from=profile');
  await expect(page).toHaveTitle('晴空游戏 | 设置');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(dictionaries).toEqual([]);

  await page.getByLabel('English').tap();
  await expect(page).toHaveTitle('Clear Sky Games | Settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).search).toBe('?from=profile');
  expect(dictionaries).toHaveLength(1);

  await page.reload();
  await expect(page.getByLabel('English')).toBeChecked();
  await page.getByLabel('中文').tap();
  await expect(page).toHaveTitle('晴空游戏 | 设置');
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
