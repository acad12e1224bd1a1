import { openScreen } from './support/app';
import { expect, NIGHT, test } from './support/test';

test('customer service filters questions, opens answers and copies an address', async ({ open }) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/faq');
  const questions = openScreen(page).locator('summary');
  await expect(questions.first()).toBeVisible();
  const all = await questions.count();

  await test.step('a category filters the questions', async () => {
    await page.getByRole('button', { name: '下载', exact: true }).tap();
    await expect(questions).not.toHaveCount(all);
    await page.getByRole('button', { name: '全部', exact: true }).tap();
    await expect(questions).toHaveCount(all);
  });
  await test.step('a search filters the questions', async () => {
    const search = page.getByRole('searchbox', { name: '搜索常见问题' });
    await search.fill('验证码');
    await expect(questions.filter({ hasText: '收不到短信验证码' })).toBeVisible();
    await search.fill('没有这样的问题');
    await expect(page.getByText('没有找到相关的问题')).toBeVisible();
    await page.getByRole('button', { name: '看看全部问题' }).tap();
    await expect(questions).toHaveCount(all);
  });
  await test.step('a link in an answer opens a screen of the app', async () => {
    await questions.filter({ hasText: '为什么建议绑定手机' }).tap();
    await page.getByRole('link', { name: '去绑定' }).tap();
    // Binding is for players.
    await expect(page).toHaveURL('/login');
  });
  await test.step('the address is copied', async () => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'help@example.com' }).tap();
    await expect(page.getByText('复制成功')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('help@example.com');
  });
});

test('the business page copies its contact address', NIGHT, async ({ open }) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/business');
  await page.getByRole('button', { name: 'business@example.com' }).tap();
  await expect(page.getByText('复制成功')).toBeVisible();
});
