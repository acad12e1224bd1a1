import type { Page } from '@playwright/test';
import { figure } from './support/figure';
import { callV1, type Player } from './support/players';
import { publish, say } from './support/square';
import { longestTasks } from './support/tasks';
import { expect, test } from './support/test';

const COMMENTS = 2_000;
const WRITERS = 8;
const EVENTS_PER_SECOND = 20;
/** Each round has the same number of events of each kind. The code is cold in the first round, as for a new reader. */
const ROUNDS = 5;
const ROUND_SECONDS = 10;
const EVENTS_PER_ROUND = ROUND_SECONDS * EVENTS_PER_SECOND;
/** Frames with the last comment in view before each round. Until then the browser is still rendering the groups around it. */
const SETTLING_FRAMES = 30;
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
    test.setTimeout(900_000);
    const writers = await Promise.all(Array.from({ length: WRITERS }, newPlayer));
    const post = await publish(url, writers[0]!, '一起聊聊这周的新关卡');
    const ids = await fill(url, writers, post.id);
    const page = await open({ player: await newPlayer(), ...PHONE });
    await page.goto(`/post/${post.id}`);
    await page.getByRole('button', { name: sort }).click();
    await loadAll(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const count = page.getByRole('heading', { name: '评论' }).locator('+ *');
    const longest: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await readLast(page);
      const tasks = await longestTasks(page, async () => {
        await sendEvents(url, writers, post.id, ids, round);
        // The page has applied all of them, so none of their tasks is missing.
        await expect(count).toHaveText(countAfter(round));
      });
      expect(tasks.length).toBeGreaterThan(0);
      longest.push(Math.round(tasks[0]!.worked));
    }
    const name = sort === '热门' ? 'thread_longest_task_hot' : 'thread_longest_task_oldest';
    const sorted = longest.toSorted((one, other) => one - other);
    console.log(`${name}: rounds of ${longest.join(', ')} ms`);
    figure(`${name}_median`, sorted[Math.floor(ROUNDS / 2)]!, 'ms', TASK_MS);
    figure(`${name}_worst`, sorted.at(-1)!, 'ms', TASK_MS);
  });

/** Writes the comments. Returns their ids in the order of the thread. */
async function fill(url: string, writers: readonly Player[], post: number): Promise<number[]> {
  const ids: number[] = [];
  await Promise.all(
    writers.map(async (writer, lane) => {
      for (let n = lane; n < COMMENTS; n += WRITERS)
        ids.push((await say(url, writer, post, `第 ${n} 条：这一关要先开左边的门，再回头拿钥匙`)).id);
    }),
  );
  return ids.sort((one, other) => one - other);
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

/** Puts the reader at the last comment. In oldest-first order, earlier rounds have added comments below it. */
async function readLast(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      [...document.querySelectorAll('article[data-comment]')].at(-1)?.scrollIntoView({ block: 'end' });
      await new Promise((next) => requestAnimationFrame(next));
    }
  }, SETTLING_FRAMES);
}

/** Writes likes, comments and replies in turn, at a fixed rate. Waits for their answers. No writer likes a comment twice. */
async function sendEvents(
  url: string,
  writers: readonly Player[],
  post: number,
  ids: readonly number[],
  round: number,
): Promise<void> {
  const answers: Promise<unknown>[] = [];
  const begun = performance.now();
  for (let sent = 0; sent < EVENTS_PER_ROUND; sent += 1) {
    const n = round * EVENTS_PER_ROUND + sent;
    const writer = writers[n % WRITERS]!;
    const target = ids[(n * 37) % ids.length]!;
    const content = `新的第 ${n} 条：谢谢，过关了`;
    const path = `/api/v1/square/post/${post}/comment`;
    if (n % 3 === 0) answers.push(callV1(url, writer, 'POST', `/api/v1/square/comment/${target}/like`));
    else
      answers.push(
        callV1(url, writer, 'POST', path, n % 3 === 1 ? { content } : { content, replyCommentId: target }),
      );
    // The rate is the input of the measurement, so a late event does not delay the next ones.
    const due = begun + ((sent + 1) * 1_000) / EVENTS_PER_SECOND;
    await new Promise((next) => setTimeout(next, due - performance.now()));
  }
  await Promise.all(answers);
}

/** The number of comments and replies after this round, as the page shows it. */
function countAfter(round: number): string {
  const events = (round + 1) * EVENTS_PER_ROUND;
  const likes = Math.ceil(events / 3);
  return String(COMMENTS + events - likes);
}
