import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasts } from '@/components/ui/toast/toastStore';
import { loadEntries, putEntry } from '@/data/outbox/journal';
import { aPersonRow, pageOf } from '@test/people';
import { lateAnswer, NEVER, type FakeAnswer, type Sent } from '@test/fakeNetwork';
import { aComment, aPerson, aPost, aThread } from '@test/posts';
import {
  browseAsVisitor,
  commentEvent,
  LIST,
  ME,
  openPost,
  POST,
  SEND,
  shownComments,
  signInAsMe,
} from '@test/postScreen';
import { push } from '@test/fakeTopic';
import { beforeEach, expect, it } from 'vitest';
import { useAccount } from '@/features/account';

const BROKEN = new TypeError('lost');
const writes = (sent: readonly Sent[]) => sent.filter(({ method, url }) => method === 'POST' && url === SEND);
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const keyOf = ({ headers }: Sent) => headers['Idempotency-Key'];

async function write(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: /说点什么吧|草稿/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /评论|回复/ }), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
}

beforeEach(() => {
  browseAsVisitor();
  signInAsMe();
  useToasts.setState({ toasts: [] });
});

const mine = (id: number, content: string) => aComment(id, { content, author: ME });

/** Opens the post, and writes a comment whose answer comes with `answer`. */
async function writeUnanswered(text: string, { oldestFirst = false, answers = [] as FakeAnswer[] } = {}) {
  const late = lateAnswer();
  const { sent } = openPost({ [SEND]: [...answers, late.answer] });
  if (oldestFirst) await userEvent.click(await screen.findByRole('button', { name: '最早' }));
  await screen.findByText('评论 1');
  await write(text);
  await waitFor(() => expect(writes(sent).length).toBeGreaterThanOrEqual(1));
  return { sent, answer: late.comes };
}

/** The server pushes a comment of this player. */
const pushMine = (id: number, content: string) =>
  push('post:7', { ...commentEvent(11, id), comment: mine(id, content) });

it('a new comment appears at once, is marked until confirmed, and is never shown twice', async () => {
  const { sent, answer } = await writeUnanswered('来了');
  expect(screen.getByText('发送中')).toBeInTheDocument();
  expect(shownComments()).toEqual(['true', '1', '2']);
  // The push may arrive before the answer. Only the answer tells which comment it is.
  await pushMine(3, '来了');
  expect(shownComments()).toEqual(['true', '1', '2']);
  answer({ data: mine(3, '来了') });
  await waitFor(() => expect(shownComments()).toEqual(['3', '1', '2']));
  await waitFor(async () => expect(await loadEntries(1)).toEqual([]));
  expect(shownComments()).toEqual(['3', '1', '2']);
  expect(writes(sent)).toHaveLength(1);
  expect(JSON.parse(writes(sent)[0]!.body)).toEqual({ content: '来了' });
});

it('a comment that the player wrote on another device appears after the answer', async () => {
  const { answer } = await writeUnanswered('这边说的');
  await pushMine(9, '那边说的');
  expect(shownComments()).toEqual(['true', '1', '2']);
  answer({ data: mine(10, '这边说的') });
  await waitFor(() => expect(shownComments()).toEqual(['10', '9', '1', '2']));
});

it('the comments of two devices with the same text are two comments', async () => {
  const { answer } = await writeUnanswered('顶');
  await pushMine(9, '顶');
  answer({ data: mine(10, '顶') });
  await waitFor(() => expect(shownComments()).toEqual(['10', '9', '1', '2']));
});

it('a comment of another device appears when the own one is refused', async () => {
  const { answer } = await writeUnanswered('这边说的');
  await pushMine(9, '那边说的');
  answer({ code: 3002, msg: '不行', data: { reason: 'same' } });
  await waitFor(() => expect(shownComments()).toEqual(['false', '9', '1', '2']));
});

it('while nothing waits for an answer, a comment of another device appears at once', async () => {
  openPost();
  await screen.findByText('评论 1');
  await pushMine(9, '那边说的');
  await waitFor(() => expect(shownComments()).toEqual(['9', '1', '2']));
});

it('after a lost answer, the push and the second answer show one comment', async () => {
  const { sent, answer } = await writeUnanswered('来了', { answers: [BROKEN] });
  await pushMine(3, '来了');
  await waitFor(() => expect(writes(sent)).toHaveLength(2));
  expect(shownComments()).toEqual(['true', '1', '2']);
  answer({ data: mine(3, '来了') });
  await waitFor(() => expect(shownComments()).toEqual(['3', '1', '2']));
  expect(new Set(writes(sent).map(keyOf)).size).toBe(1);
});

it('a complete list in oldest-first order does not show a comment that waits for its answer twice', async () => {
  const { answer } = await writeUnanswered('来了', { oldestFirst: true });
  await pushMine(3, '来了');
  expect(shownComments()).toEqual(['true', '1', '2']);
  answer({ data: mine(3, '来了') });
  await waitFor(() => expect(shownComments()).toEqual(['1', '2', '3']));
});

it('the same comment is not sent twice while it waits', async () => {
  const { sent } = openPost({ [SEND]: NEVER });
  await screen.findByText('评论 1');
  await write('来了');
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  await write('来了');
  expect(shownComments()).toEqual(['true', '1', '2']);
});

it('a comment is retried under the same idempotency key and survives a reload', async () => {
  const { sent, unmount } = openPost({ [SEND]: [BROKEN, BROKEN, NEVER] });
  await screen.findByText('评论 1');
  await write('风浪里');
  await waitFor(() => expect(writes(sent)).toHaveLength(3));
  expect(screen.getByText('发送中')).toBeInTheDocument();
  const keys = new Set(writes(sent).map(keyOf));
  expect(keys.size).toBe(1);
  expect(await loadEntries(1)).toMatchObject([{ payload: { content: '风浪里' }, refusal: null }]);
  unmount();
});

it('a pending comment is sent after the page loads again', async () => {
  const now = Date.now();
  await putEntry({
    id: 'x',
    key: 'k',
    kind: 'comment',
    uid: 1,
    order: 'comment:7',
    payload: { post: 7, content: '又来了', replyTo: null, mentions: [] },
    createdAt: now,
    expiresAt: now + 60_000,
    attempts: 1,
    stalled: true,
    refusal: null,
  });
  // The page loads again: the outbox reads its entries when the player appears.
  useAccount.setState({ uid: 0 });
  signInAsMe();
  const { sent } = openPost({ [SEND]: { data: mine(3, '又来了') } });
  await screen.findByText('评论 1');
  await waitFor(() => expect(shownComments()).toEqual(['3', '1', '2']));
  expect(writes(sent).map(keyOf)).toEqual(['k']);
  await waitFor(async () => expect(await loadEntries(1)).toEqual([]));
});

it.each([
  [{ code: 3001, msg: '不行', data: { words: ['坏词'] } }, '里面有不能用的词：坏词'],
  [{ code: 3002, msg: '不行', data: { reason: 'locked' } }, '帖子已锁定，不能再评论了'],
  [{ code: 3002, msg: '不行', data: { reason: 'muted' } }, '你被禁言了，暂时不能发言'],
  [{ code: 3002, msg: '不行', data: { reason: 'blocked' } }, '对方设置了权限，暂时不能这样做'],
  [{ code: 3002, msg: '不行', data: { reason: 'same' } }, '刚刚发过一样的内容，换个说法吧'],
  [{ code: 1005, msg: '太快', data: { retryAfter: 30 } }, '操作太频繁了，请30秒后再试'],
])('a refused comment shows the reason: %o', async (refusal, text) => {
  const { sent } = openPost({ [SEND]: [refusal, { data: mine(3, '说点别的') }] });
  await screen.findByText('评论 1');
  await write('说点别的');
  expect(await screen.findByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(shownComments()).toEqual(['3', '1', '2']));
  // A refusal is final, so a retry gets a new key. A rate limit keeps the key.
  expect(keyOf(writes(sent)[0]!) === keyOf(writes(sent)[1]!)).toBe(refusal.code === 1005);
});

it('a refused comment can be edited', async () => {
  openPost({ [SEND]: { code: 3001, msg: '不行', data: { words: ['坏词'] } } });
  await screen.findByText('评论 1');
  await write('有坏词');
  await userEvent.click(await screen.findByRole('button', { name: '修改' }));
  expect(screen.getByRole('textbox', { name: '评论' })).toHaveValue('有坏词');
  expect(shownComments()).toEqual(['1', '2']);
});

it('a reply is sent with the id of the answered comment and shows its author', async () => {
  const reply = aComment(5, { rootId: 1, author: aPerson({ uid: 55, name: '阿火' }) });
  const { sent } = openPost({
    [LIST]: { data: aThread(10, [aComment(1, { replyNum: 3, replies: [reply] })]) },
    [`${POST}/comment/1/list`]: { data: aThread(10, [reply]) },
    [SEND]: {
      data: aComment(8, {
        rootId: 1,
        replyCommentId: 5,
        replyTo: { uid: 55, name: '阿火' },
        author: ME,
        content: '好',
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '共 3 条回复' }));
  const sheet = screen.getByRole('dialog', { name: '3 条回复' });
  await userEvent.click(await within(sheet).findByRole('button', { name: '回复 阿火' }));
  expect(within(sheet).getByText('回复 @阿火')).toBeInTheDocument();
  fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: '好' } });
  await userEvent.click(within(sheet).getByRole('button', { name: '发送' }));
  await waitFor(() => expect(within(sheet).getByRole('link', { name: '@阿火' })).toBeInTheDocument());
  expect(JSON.parse(writes(sent)[0]!.body)).toEqual({ content: '好', replyCommentId: 5 });
});

it('a comment can mention players by name', async () => {
  const { sent } = openPost({
    '/api/v1/user/1/following/list': { data: pageOf([aPersonRow(70, '云深')]) },
    [SEND]: NEVER,
  });
  await screen.findByText('评论 1');
  await userEvent.click(screen.getByRole('button', { name: '说点什么吧' }));
  await userEvent.type(screen.getByRole('textbox', { name: '评论' }), '问问@');
  const picker = screen.getByRole('dialog', { name: '提到谁' });
  // Participants of the thread come first.
  expect(within(picker).getAllByRole('listitem')[0]).toHaveTextContent('玩家1');
  await userEvent.click(await within(picker).findByText('云深'));
  expect(screen.getByRole('textbox', { name: '评论' })).toHaveValue('问问@云深 ');
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  expect(JSON.parse(writes(sent)[0]!.body)).toEqual({ content: '问问@云深', mentions: [70] });
});

it('an unsent comment is saved as a draft', async () => {
  const { unmount } = openPost();
  await screen.findByText('评论 1');
  await userEvent.click(screen.getByRole('button', { name: '说点什么吧' }));
  fireEvent.change(screen.getByRole('textbox', { name: '评论' }), { target: { value: '写到一半' } });
  unmount();
  openPost();
  expect(await screen.findByRole('button', { name: '[草稿]写到一半' })).toBeInTheDocument();
});

it('a comment that is too long cannot be sent', async () => {
  openPost();
  await screen.findByText('评论 1');
  await userEvent.click(screen.getByRole('button', { name: '说点什么吧' }));
  fireEvent.change(screen.getByRole('textbox', { name: '评论' }), {
    target: { value: '长'.repeat(1_003) },
  });
  expect(screen.getByText('超出 3 字')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '发送' })).toBeDisabled();
});

it('an own comment is deleted after a confirmation', async () => {
  const { sent } = openPost({
    [LIST]: { data: aThread(10, [mine(1, '说错了'), aComment(2)]) },
    '/api/v1/square/comment/1': { data: null },
  });
  const own = (await screen.findByText('说错了')).closest('article')!;
  await userEvent.click(within(own).getByRole('button', { name: '更多' }));
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  await userEvent.click(
    within(screen.getByRole('dialog', { name: '删除这条评论？' })).getByRole('button', { name: '删除' }),
  );
  await waitFor(() => expect(shownComments()).toEqual(['2']));
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

const EDIT = '/api/v1/square/comment/1';
const puts = (sent: readonly Sent[]) => sent.filter(({ method }) => method === 'PUT');

/** Opens the edit sheet of an own comment and returns the sheet. */
async function openEdit(text: string) {
  const own = (await screen.findByText(text)).closest('article')!;
  await userEvent.click(within(own).getByRole('button', { name: '更多' }));
  await userEvent.click(screen.getByRole('button', { name: '编辑' }));
  return screen.findByRole('dialog', { name: '编辑评论' });
}

it('an edit is saved once and the comment is marked as edited', async () => {
  const late = lateAnswer();
  const { sent } = openPost({
    [LIST]: { data: aThread(10, [mine(1, '今晚八典'), aComment(2)]) },
    [EDIT]: late.answer,
  });
  const sheet = await openEdit('今晚八典');
  const [field, save] = [
    within(sheet).getByRole('textbox'),
    within(sheet).getByText('保存').closest('button')!,
  ];
  expect(field).toHaveValue('今晚八典');
  await waitFor(() => expect(field).toHaveFocus());
  expect(save).toBeDisabled();
  fireEvent.change(field, { target: { value: '今晚八点 ' } });
  fireEvent.click(save);
  fireEvent.click(save);
  late.comes({ data: { ...mine(1, '今晚八点'), editTime: '2026-01-02T00:00:00.000Z' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('今晚八点')).toBeInTheDocument();
  expect(screen.getByText('已编辑')).toBeInTheDocument();
  expect(puts(sent)).toHaveLength(1);
  expect(JSON.parse(puts(sent)[0]!.body)).toEqual({ content: '今晚八点', mentions: [] });
});

it('an edit keeps a mention while its name is in the text', async () => {
  const named = {
    ...mine(1, '@阿火 @云深 来'),
    mentions: [
      { uid: 55, name: '阿火' },
      { uid: 70, name: '云深' },
    ],
  };
  const { sent } = openPost({ [LIST]: { data: aThread(10, [named]) }, [EDIT]: NEVER });
  const sheet = await openEdit('来');
  fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: '@云深 来' } });
  await userEvent.click(within(sheet).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(puts(sent)).toHaveLength(1));
  expect(JSON.parse(puts(sent)[0]!.body)).toEqual({ content: '@云深 来', mentions: [70] });
});

it.each([
  [{ code: 3001, msg: '不行', data: { words: ['坏词'] } }, '里面有不能用的词：坏词', true],
  [{ code: 3002, msg: '不行', data: { reason: 'locked' } }, '帖子已锁定，不能再评论了', true],
  [{ code: 2002, msg: '没了' }, '这条评论已经不在了', false],
])('a refused edit shows the reason: %o', async (refusal, text, stays) => {
  openPost({ [LIST]: { data: aThread(10, [mine(1, '原来的话')]) }, [EDIT]: refusal });
  const sheet = await openEdit('原来的话');
  fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: '改过的话' } });
  await userEvent.click(within(sheet).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(toasts()).toEqual([text]));
  expect(screen.queryByDisplayValue('改过的话') !== null).toBe(stays);
  expect(screen.getByText('原来的话')).toBeInTheDocument();
});

it('closing the edit sheet with unsaved changes asks for a confirmation', async () => {
  openPost({ [LIST]: { data: aThread(10, [mine(1, '原来的话')]) } });
  const sheet = await openEdit('原来的话');
  fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: '改到一半' } });
  await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }));
  await userEvent.click(screen.getByRole('button', { name: '再想想' }));
  expect(within(sheet).getByRole('textbox')).toHaveValue('改到一半');
  await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }));
  await userEvent.click(screen.getByRole('button', { name: '放弃' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('comments of others, and all comments of a locked post, cannot be edited', async () => {
  openPost({
    [POST]: { data: aPost({ commentNum: 2, locked: true }) },
    [LIST]: { data: aThread(10, [mine(1, '原来的话'), aComment(2)]) },
  });
  for (const text of ['原来的话', '评论 2']) {
    const item = (await screen.findByText(text)).closest('article')!;
    await userEvent.click(within(item).getByRole('button', { name: '更多' }));
    expect(screen.getByRole('button', { name: '复制' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  }
});
