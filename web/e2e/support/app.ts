import { expect, type Locator, type Page } from '@playwright/test';
import type { Player } from './players';

const BY_THE_APP = ':not([data-painted] *)';

/**
 * The open screen of the app. The document keeps screens that were left: hidden, and inert while they move out. Links of the
 * prerendered screen load another page, so tests of the app wait until it has started.
 */
export const openScreen = (page: Page): Locator =>
  page.locator(`[data-route]:not([inert])${BY_THE_APP}`).filter({ visible: true });

/** Waits until the open screen is the one of this route. The address changes earlier, while the old screen is still open. */
export const expectRoute = (page: Page, route: string): Promise<void> =>
  expect(openScreen(page)).toHaveAttribute('data-route', route);

export const tabs = (page: Page): Locator =>
  page.getByRole('navigation', { name: '主导航' }).and(page.locator(BY_THE_APP));

/** The scroll position of the open screen, px. */
export const scrolled = (page: Page): Promise<number> =>
  openScreen(page).evaluate((screen) => screen.querySelector(':scope > [data-scroller]')!.scrollTop);

/** Ticks the box of the open sign-in form, unless this device remembers the consent. */
export const agree = (page: Page): Promise<void> =>
  openScreen(page).getByRole('checkbox', { name: '我已阅读并同意' }).check();

/** Fills in the login form and sends it. */
export async function signIn(page: Page, loginName: string, password: string): Promise<void> {
  await page.getByLabel('账号').fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await agree(page);
  await page.getByRole('button', { name: '登录', exact: true }).tap();
}

/** Fills in the registration form. The login form may still be open; it has two fields of the same names. */
export async function fillIn(page: Page, { loginName, password }: Omit<Player, 'account'>): Promise<void> {
  const form = openScreen(page).filter({ has: page.getByLabel('确认密码') });
  await form.getByLabel('账号').fill(loginName);
  await form.getByLabel('密码', { exact: true }).fill(password);
  await form.getByLabel('确认密码').fill(password);
  await form.getByRole('checkbox', { name: '我已阅读并同意' }).check();
}

/** The writes that wait in this browser for their answers, by kind. */
export const outbox = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'portal-outbox');
    if (!isThere) return [];
    const opened = indexedDB.open('portal-outbox');
    await new Promise((done) => (opened.onsuccess = done));
    const read = opened.result.transaction('entries').objectStore('entries').getAll();
    await new Promise((done) => (read.onsuccess = done));
    opened.result.close();
    return read.result.map(({ kind }: { kind: string }) => kind);
  });

/** The value of a key in local storage. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
