import type { Page } from '@playwright/test';
import { figure } from './support/figure';
import { callV1, type Player } from './support/players';
import { publish, say } from './support/square';
import { longestTasks } from './support/tasks';
import { expect, test } from './support/test';

const COMMENTS = 2_000;
const WRITERS = 8;
const EVENTS_PER_SECOND = 20;
const SECONDS = 10;
const SLOWDOWN = 4;
/** A user notices a task of the main thread that is longer. */
const TASK_MS = 50;
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

for (const sort of ['热门', '最早'])
  test(`a thread of 2,000 comments (${sort}): the longest task while events arrive`, async ({
    open,
    url,
    newPlayer,
  }) => {
    test.setTimeout(600_000);
    const writers = await Promise.all(Array.from({ length: WRITERS }, newPlayer));
    const post = await publish(url, writers[0]!, '一起聊聊这周的新关卡');
    const ids = await fill(url, writers, post.id);
    const page = await open({ player: await newPlayer(), ...PHONE });
    await page.goto(`/post/${post.id}`);
    await page.getByRole('button', { name: sort }).click();
    await loadAll(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const tasks = await longestTasks(page, () => sendEvents(url, writers, post.id, ids));
    expect(tasks.length).toBeGreaterThan(0);
    const name = sort === '热门' ? 'thread_longest_task_hot' : 'thread_longest_task_oldest';
    figure(name, Math.round(tasks[0]!.worked), 'ms', TASK_MS);
  });

/** Writes the comments. Returns their ids. */
async function fill(url: string, writers: readonly Player[], post: number): Promise<number[]> {
  const ids: number[] = [];
  await Promise.all(
    writers.map(async (writer, lane) => {
      for (let n = lane; n < COMMENTS; n += WRITERS)
        ids.push((await say(url, writer, post, `第 ${n} 条：这一关要先开左边的门，再回头拿钥匙`)).id);
    }),
  );
  return ids;
}

/** Scrolls to the end until the whole thread is loaded. */
async function loadAll(page: Page): Promise<void> {
  await expect(page.locator('article[data-comment]').first()).toBeVisible();
  await page.evaluate(async (end) => {
    while (!document.body.textContent.includes(end)) {
      [...document.querySelectorAll('article[data-comment]')].at(-1)?.scrollIntoView();
      await new Promise((next) => requestAnimationFrame(next));
    }
  }, '评论都在这儿啦');
}

/** Writes comments, replies and likes at a fixed rate. Waits for their answers. */
async function sendEvents(
  url: string,
  writers: readonly Player[],
  post: number,
  ids: readonly number[],
): Promise<void> {
  const answers: Promise<unknown>[] = [];
  for (let n = 0; n < SECONDS * EVENTS_PER_SECOND; n += 1) {
    const writer = writers[n % WRITERS]!;
    const target = ids[(n * 37) % ids.length]!;
    const content = `新的第 ${n} 条：谢谢，过关了`;
    const path = `/api/v1/square/post/${post}/comment`;
    if (n % 3 === 0) answers.push(callV1(url, writer, 'POST', `/api/v1/square/comment/${target}/like`));
    else
      answers.push(
        callV1(url, writer, 'POST', path, n % 3 === 1 ? { content } : { content, replyCommentId: target }),
      );
    // The rate is the input of the measurement.
    await new Promise((next) => setTimeout(next, 1_000 / EVENTS_PER_SECOND));
  }
  await Promise.all(answers);
}
