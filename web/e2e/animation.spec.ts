import type { Locator, Page } from '@playwright/test';
import { openScreen } from './support/app';
import { seriousFaults } from './support/axe';
import { Playlists } from './support/pack';
import { callAs, callV1 } from './support/players';
import { secondPhone } from './support/reading';
import { expect, NIGHT, test } from './support/test';
import { SCHEMES } from './support/variants';

/** 团子的一天: three free episodes of 12 s. An episode resumes at a place that is at least 5 s from its beginning and its end. */
const BOOK = 2022;
/** 水墨江湖: the second and later episodes are for members. */
const FOR_MEMBERS = 2024;

interface Place {
  version: number;
  locator: { second: number };
}

const video = (page: Page): Locator => page.locator('video');
const second = (page: Page): Promise<number> =>
  video(page).evaluate((it: HTMLVideoElement) => it.currentTime);
/** The first position of the video that is not 0, in seconds. */
const firstSecond = (page: Page): Promise<number> =>
  video(page).evaluate(
    (it: HTMLVideoElement) =>
      new Promise<number>((seen) => {
        const look = () =>
          it.currentTime > 0 && !it.seeking ? seen(it.currentTime) : requestAnimationFrame(look);
        look();
      }),
  );
const paused = (page: Page): Promise<boolean> => video(page).evaluate((it: HTMLVideoElement) => it.paused);

/** Opens an episode and waits until its length and first frames are loaded. */
async function watch(page: Page, episode = 1, book = BOOK): Promise<void> {
  await page.goto(`/watch/${book}/${episode}`);
  await expect(page.getByRole('slider', { name: '播放进度' })).toBeEnabled();
  await expect.poll(() => video(page).evaluate((it: HTMLVideoElement) => it.readyState)).toBeGreaterThan(1);
}

async function stop(page: Page): Promise<void> {
  await video(page).evaluate((it: HTMLVideoElement) => it.pause());
  await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible();
}

test('keys play, pause and seek; a double tap seeks; the speed changes', async ({ open }) => {
  const page = await open();
  await watch(page);
  await stop(page);
  await page.keyboard.press('k');
  await expect.poll(() => paused(page)).toBe(false);
  await page.keyboard.press('k');
  await expect.poll(() => paused(page)).toBe(true);
  const at = await second(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => second(page)).toBeCloseTo(at + 10, 0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => second(page)).toBeCloseTo(at, 0);

  await test.step('a double tap at the right seeks forward', async () => {
    const box = (await video(page).boundingBox())!;
    const [x, y] = [box.x + box.width * 0.85, box.y + box.height * 0.4];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => second(page)).toBeGreaterThan(at + 9);
  });
  await test.step('the speed changes', async () => {
    await page.getByRole('button', { name: /播放速度/ }).tap();
    await page.getByRole('button', { name: '1.5×' }).tap();
    await expect.poll(() => video(page).evaluate((it: HTMLVideoElement) => it.playbackRate)).toBe(1.5);
  });
});

test('the slider shows a preview of the place under the mouse', NIGHT, async ({ open }) => {
  const page = await open({ hasTouch: false, isMobile: false });
  await watch(page);
  await stop(page);
  await page.getByRole('slider', { name: '播放进度' }).hover();
  const look = page.locator('[data-look]');
  await expect(look).toBeVisible();
  await expect(look.locator('span').first()).toHaveCSS('background-image', /thumbs|webp|media/);
});

test(
  'an episode resumes at its place, and the next episode starts by itself',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const page = await open({ player });
    await watch(page);
    await video(page).evaluate((it: HTMLVideoElement) => {
      it.pause();
      it.currentTime = 6;
    });
    const place = () => callV1<Place | null>(url, player, 'GET', `/api/v1/book/${BOOK}/progress`);
    await expect.poll(async () => Math.round((await place())?.locator.second ?? 0)).toBe(6);
    await page.reload();
    expect(await firstSecond(page)).toBeGreaterThan(5.5);

    await test.step('the next episode starts at the end', async () => {
      await video(page).evaluate((it: HTMLVideoElement) => {
        it.currentTime = it.duration - 0.2;
        void it.play();
      });
      await expect(page.getByText(/秒后播放下一集/)).toBeVisible();
      await expect(page).toHaveURL(`/watch/${BOOK}/2`);
      await expect(openScreen(page).getByRole('heading', { level: 1 })).toHaveText('第2集 快递箱');
    });
  },
);

test(
  '"continue" seeks to the place of another device in the same episode',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const page = await open({ player });
    await watch(page);
    await video(page).evaluate((it: HTMLVideoElement) => {
      it.pause();
      it.currentTime = 1;
    });
    const place = () => callV1<Place | null>(url, player, 'GET', `/api/v1/book/${BOOK}/progress`);
    // Exactly 1 s: a save from before the pause has another value.
    await expect.poll(async () => (await place())?.locator.second).toBeCloseTo(1, 1);
    const other = await secondPhone(url, player);
    const moveElsewhere = async () => {
      const record = { bookId: BOOK, chapterId: 1, locator: { second: 6.5 }, device: 'iPad' };
      const [base, readAt] = [(await place())!.version, new Date().toISOString()];
      const body = { records: [{ ...record, base, readAt }] };
      return callV1<{ records: { accepted: boolean }[] }>(url, other, 'POST', '/api/v1/book/progress', body);
    };
    // This page may save at the same time. Then the server refuses the older version, and the next try reads it again.
    await expect.poll(async () => (await moveElsewhere()).records[0]?.accepted).toBe(true);
    await page.getByRole('button', { name: '继续', exact: true }).tap();
    await expect.poll(() => second(page)).toBeCloseTo(6.5, 0);
    expect((await place())?.locator.second, 'the other device is not moved back').toBeGreaterThan(6);
  },
);

test('full screen stays on for the next episode', NIGHT, async ({ open }) => {
  const page = await open();
  await watch(page);
  await page.keyboard.press('f');
  const whole = () => page.evaluate(() => document.fullscreenElement?.querySelector('video')?.ariaLabel);
  await expect.poll(whole).toBe('第1集 起床大作战');
  await video(page).evaluate((it: HTMLVideoElement) => {
    it.currentTime = it.duration - 0.2;
    void it.play();
  });
  await expect.poll(whole).toBe('第2集 快递箱');
  await page.keyboard.press('f');
  await expect.poll(whole).toBeUndefined();
});

test('the player can cancel the next episode and choose another one', NIGHT, async ({ open }) => {
  const page = await open();
  await watch(page);
  await video(page).evaluate((it: HTMLVideoElement) => {
    it.currentTime = it.duration - 0.2;
    void it.play();
  });
  await page.getByRole('button', { name: '先不看' }).tap();
  await expect(page.getByText(/秒后播放下一集/)).toBeHidden();
  await page.getByRole('button', { name: '第3集 等你回家' }).tap();
  await expect(page).toHaveURL(`/watch/${BOOK}/3`);
});

test('a video that fails to load can be tried again', NIGHT, async ({ open, faults }) => {
  faults.expected(/Failed to load resource/);
  const page = await open();
  await page.route('**/*.mp4', (route) => route.abort());
  await page.goto(`/watch/${BOOK}/1`);
  await expect(page.getByText('视频没能打开')).toBeVisible();
  await page.unroute('**/*.mp4');
  await page.getByRole('button', { name: '再试一次' }).tap();
  await expect.poll(() => video(page).evaluate((it: HTMLVideoElement) => it.readyState)).toBeGreaterThan(1);
  await expect(page.getByText('视频没能打开')).toBeHidden();
});

test(
  'an episode for members opens when the player becomes a member',
  NIGHT,
  async ({ open, newPlayer, portal, url }) => {
    const player = await newPlayer();
    const page = await open({ player });
    await page.goto(`/watch/${FOR_MEMBERS}/2`);
    await expect(page.getByRole('heading', { name: '这一集，留给会员先看' })).toBeVisible();
    await expect(video(page)).toHaveCount(0);
    await portal('coin', 'grant', '--to', player.loginName, '--amount', '120');
    await callAs(url, player, '/api/vip/vipopen', { type: '1', payWith: 'coin', price: '120', source: '0' });
    await expect(video(page)).toBeVisible();
  },
);

test(
  'a playlist plays and seeks; segments for members have signed addresses',
  NIGHT,
  async ({ open, newPlayer, portal, url }) => {
    const pack = await Playlists.make();
    try {
      await portal('content', 'import', '--yes', pack.folder);
      const player = await newPlayer();
      await portal('coin', 'grant', '--to', player.loginName, '--amount', '120');
      await callAs(url, player, '/api/vip/vipopen', {
        type: '1',
        payWith: 'coin',
        price: '120',
        source: '0',
      });
      const page = await open({ player });
      for (const [episode, segments] of [
        [1, /\/media\/\w+\.ts$/],
        [2, /\/pages\/[\w-]+\/\w+\.m4s$/],
      ] as const) {
        const segment = page.waitForResponse((response) => segments.test(response.url()));
        await watch(page, episode, Playlists.id);
        expect((await segment).ok()).toBe(true);
        await video(page).evaluate((it: HTMLVideoElement) => it.play());
        await expect.poll(() => second(page), `episode ${episode} runs`).toBeGreaterThan(0.2);
        await video(page).evaluate((it: HTMLVideoElement) => {
          it.currentTime = 7;
        });
        // 7 s is in the last segment.
        await expect.poll(() => second(page)).toBeGreaterThan(7.2);
        await stop(page);
      }
    } finally {
      await pack.empty();
      await portal('content', 'import', '--yes', pack.folder);
      await pack.remove();
    }
  },
);

for (const colorScheme of SCHEMES) {
  test(`axe finds no serious fault, ${colorScheme}`, NIGHT, async ({ open }) => {
    const page = await open({ colorScheme, reducedMotion: 'reduce' });
    await watch(page);
    await stop(page);
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(`/watch/${FOR_MEMBERS}/2`);
    await expect(page.getByRole('heading', { name: '这一集，留给会员先看' })).toBeVisible();
    expect(await seriousFaults(page), 'locked').toEqual([]);
  });
}
