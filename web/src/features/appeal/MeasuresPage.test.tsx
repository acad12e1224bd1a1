import { keepAppealToken, useAccount } from '@/features/account';
import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { aMeasure } from '@test/measures';
import { renderScreen } from '@test/render';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import MeasuresPage from './MeasuresPage';

const PATH = '/api/v1/appeal';
const list = (...records: ReturnType<typeof aMeasure>[]) => ({ data: { records } });
const posts = (sent: { method: string; body: string }[]) => sent.filter(({ method }) => method === 'POST');

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: 7, token: 't' }, true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function openSheet() {
  await userEvent.click(await screen.findByRole('button', { name: '申诉' }));
  return within(await screen.findByRole('dialog', { name: '申诉：禁言' }));
}

it('each measure shows kind, state, reason, times, the hidden text with its post, and the answer to the appeal', async () => {
  const appeal = {
    content: '不是广告',
    createTime: '2026-11-02T00:00:00.000Z',
    decision: 'upheld',
    answer: '有外部链接',
    decideTime: '2026-11-03T00:00:00.000Z',
  };
  fakeNetwork({
    [PATH]: list(
      aMeasure({
        id: 2,
        kind: 'hide',
        refKind: 'comment',
        refId: 9,
        excerpt: '加群领福利',
        postId: 9,
        until: null,
        appeal,
      }),
      aMeasure({ id: 1 }),
    ),
  });
  renderScreen(<MeasuresPage />, { at: '/measures' });
  const hide = within(await screen.findByRole('article', { name: '评论被隐藏' }));
  expect(hide.getByText('加群领福利')).toBeVisible();
  expect(hide.getByRole('link', { name: '查看帖子' })).toHaveAttribute('href', '/post/9');
  expect(hide.getByText('维持原处理')).toBeVisible();
  expect(hide.getByText('有外部链接')).toBeVisible();
  expect(hide.queryByRole('button', { name: '申诉' })).toBeNull();
  const mute = within(screen.getByRole('article', { name: '禁言' }));
  expect(mute.getByText('生效中')).toBeVisible();
  expect(mute.getByText('刷屏')).toBeVisible();
  expect(mute.getByRole('button', { name: '申诉' })).toBeVisible();
});

it('an appeal is sent once in spite of two taps, and the list shows it', async () => {
  const appeal = { content: '不是我', createTime: '2026-11-02T00:00:00.000Z', answer: '', decision: null };
  let appealed = false;
  const { sent } = fakeNetwork({
    [PATH]: ({ method }) => {
      appealed ||= method === 'POST';
      return method === 'POST' ? { data: null } : list(aMeasure(appealed ? { appeal } : {}));
    },
  });
  renderScreen(<MeasuresPage />, { at: '/measures' });
  const sheet = await openSheet();
  await userEvent.type(sheet.getByLabelText('申诉理由'), ' 不是我 ');
  await userEvent.dblClick(sheet.getByRole('button', { name: '提交申诉' }));
  expect(await screen.findByText('申诉中')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(posts(sent).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { measureId: 1, content: '不是我' },
  ]);
});

it('an empty and a long appeal are refused at the field, and a closed sheet keeps its text', async () => {
  const { sent } = fakeNetwork({ [PATH]: list(aMeasure()) });
  renderScreen(<MeasuresPage />, { at: '/measures' });
  const sheet = await openSheet();
  await userEvent.click(sheet.getByRole('button', { name: '提交申诉' }));
  const field = sheet.getByLabelText('申诉理由');
  expect(field).toHaveAccessibleDescription('请写下申诉理由');
  await userEvent.click(field);
  await userEvent.paste('字'.repeat(501));
  expect(sheet.getByText('501/500')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: '提交申诉' }));
  expect(field).toHaveAccessibleDescription('最多 500 个字，还多 1 个');
  expect(posts(sent)).toEqual([]);
  await userEvent.click(sheet.getByLabelText('关闭'));
  expect((await openSheet()).getByLabelText('申诉理由')).toHaveValue('字'.repeat(501));
});

it('a measure that was appealed against elsewhere closes the form and is read again', async () => {
  const { sent } = fakeNetwork({
    [PATH]: ({ method }) => (method === 'POST' ? { code: 2003, msg: '已经做过了' } : list(aMeasure())),
  });
  renderScreen(<MeasuresPage />, { at: '/measures' });
  const sheet = await openSheet();
  await userEvent.type(sheet.getByLabelText('申诉理由'), '不是我');
  await userEvent.click(sheet.getByRole('button', { name: '提交申诉' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2));
});

it('the list has a skeleton, an empty state, and an error that is read again on tap', async () => {
  fakeNetwork({ [PATH]: [{ status: 503 }, list(), NEVER] });
  renderScreen(<MeasuresPage />, { at: '/measures' });
  await userEvent.click(await screen.findByText('点一下重试'));
  expect(await screen.findByText('没有处理记录')).toBeVisible();
});

it('a suspended player reads and appeals with the token of the refused sign-in', async () => {
  useAccount.setState(useAccount.getInitialState(), true);
  keepAppealToken({ uid: 9, token: 'portal_appeal_x' });
  const { sent } = fakeNetwork({
    [PATH]: ({ method }) =>
      method === 'POST'
        ? { data: null }
        : list(aMeasure({ kind: 'suspend' }), aMeasure({ id: 2, postId: 4 })),
  });
  renderScreen(<MeasuresPage />, { at: '/measures' });
  await userEvent.click((await screen.findAllByRole('button', { name: '申诉' }))[0]!);
  const sheet = within(await screen.findByRole('dialog', { name: '申诉：暂停使用' }));
  await userEvent.type(sheet.getByLabelText('申诉理由'), '不是我');
  await userEvent.click(sheet.getByRole('button', { name: '提交申诉' }));
  await waitFor(() => expect(posts(sent)).toHaveLength(1));
  for (const { headers } of sent)
    expect(headers).toMatchObject({ 'UG-Uid': '9', 'UG-Token': 'portal_appeal_x' });
});

it('an expired token leads back to the login, and a visitor without one signs in first', async () => {
  useAccount.setState(useAccount.getInitialState(), true);
  keepAppealToken({ uid: 9, token: 'portal_appeal_x' });
  fakeNetwork({ [PATH]: { code: 2, msg: '请先登录' } });
  const { unmount } = renderScreen(<MeasuresPage />, { at: '/measures' });
  expect(await screen.findByText('登录验证过期了')).toBeVisible();
  expect(screen.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', '/login');
  unmount();
  useAccount.setState({ uid: 7, token: 't' });
  useAccount.setState(useAccount.getInitialState(), true);
  renderScreen(<MeasuresPage />, { at: '/measures' });
  expect(screen.getByText('登录后查看处理记录')).toBeVisible();
});
