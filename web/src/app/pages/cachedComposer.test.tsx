import 'fake-indexeddb/auto';
import { EMPTY_POST_DRAFT } from '@/features/publish/draft/draft';
import { loadPostDraft, savePostDraft } from '@/features/publish/draft/storage';
import { GUEST, useAccount } from '@/features/account/accountStore';
import { aPostDetail, pageOf } from '@test/people';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigateTo, useProvideNavigate } from '@/lib/navigator';
import { Pages } from './Pages';

const ELSEWHERE = '/readhistory';
const EDIT = '/postpage?edit=31';

function App() {
  const navigate = useNavigate();
  useProvideNavigate();
  return (
    <>
      <Pages />
      <button onClick={() => void navigate(-1)}>浏览器的返回</button>
    </>
  );
}

const go = (to: string) => act(async () => navigateTo(to));
const goBack = () => act(async () => screen.getByText('浏览器的返回').click());
const where = () => screen.getByTestId('where').textContent;
const entry = () => screen.getByTestId('entry').textContent;
const content = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '正文' });

/** Opens another page, then the composer, and types a text. */
async function write(at = '/postpage'): Promise<HTMLTextAreaElement> {
  fakeNetwork({
    '/api/v1/square/config/list': { data: pageOf([]) },
    '/api/v1/square/sensitiveword/list': { data: pageOf([]) },
    '/api/v1/square/tag/list': { data: [] },
    '/api/user/center/me': { status: 503 },
    '/api/v1/square/post': { data: aPostDetail(31) },
    '/api/v1/square/post/31': [
      { data: aPostDetail(31, { content: '原来的' }) },
      { data: aPostDetail(31, { content: '别处改过的' }) },
    ],
  });
  renderScreen(<App />, { at: ELSEWHERE });
  await go(at);
  const textbox = await content();
  const before = entry();
  fireEvent.change(textbox, { target: { value: '写了一半' } });
  // The leave guard adds an entry to the history.
  await waitFor(() => expect(entry()).not.toBe(before));
  return textbox;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState({ idx: 2 }, '');
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
});

it('the composer is cached, and back restores it', async () => {
  const textbox = await write();
  await go(ELSEWHERE);
  expect(textbox).not.toBeVisible();
  await goBack();
  expect(where()).toBe('/postpage');
  expect(await content()).toBe(textbox);
  expect(textbox).toHaveValue('写了一半');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a composer that was left with its draft is restored, and the leave guard asks again', async () => {
  const textbox = await write();
  await goBack();
  await userEvent.click(await screen.findByText('保存草稿'));
  await waitFor(() => expect(where()).toBe(ELSEWHERE));
  await go('/postpage');
  expect(await content()).toBe(textbox);
  expect(screen.queryByRole('dialog')).toBeNull();
  await goBack();
  expect(await screen.findByRole('dialog', { name: '帖子还没有发布' })).toBeVisible();
});

it.each(['published', 'discarded'])('the composer is empty after its post was %s', async (end) => {
  await write();
  if (end === 'published') {
    await userEvent.click(screen.getByRole('button', { name: '发布' }));
    await waitFor(() => expect(where()).toBe('/post/31'));
  } else {
    await goBack();
    await userEvent.click(await screen.findByText('放弃'));
    await waitFor(() => expect(where()).toBe(ELSEWHERE));
  }
  await go('/postpage');
  expect(await content()).toHaveValue('');
  expect(screen.queryByText('接着上次没写完的')).toBeNull();
});

it('an unfinished edit of a post is restored, and the next keystroke keeps it', async () => {
  await write(EDIT);
  await go(ELSEWHERE);
  // A timer garbage-collects the query of the post.
  await act(() => new Promise((done) => setTimeout(done, 10)));
  await go(EDIT);
  const textbox = await content();
  expect(textbox).toHaveValue('写了一半');
  fireEvent.change(textbox, { target: { value: `${textbox.value}。` } });
  await waitFor(() => expect(loadPostDraft('7:draft:31')?.content).toBe('写了一半。'));
});

describe('another tab', () => {
  const showAgain = {
    'its page is shown again': async (elsewhere: () => void) => {
      await go(ELSEWHERE);
      elsewhere();
      await go('/postpage');
    },
    'its window gets the focus': async (elsewhere: () => void) => {
      await waitFor(() => expect(loadPostDraft('7:draft')?.content).toBe('写了一半'));
      elsewhere();
      await act(async () => window.dispatchEvent(new Event('focus')));
    },
  };

  it.each(Object.entries(showAgain))(
    'changed the draft: when %s, the newer draft is shown',
    async (_, show) => {
      await write();
      await show(() => savePostDraft('7:draft', { ...EMPTY_POST_DRAFT, content: '写得更多' }));
      expect(await content()).toHaveValue('写得更多');
    },
  );

  it.each(Object.entries(showAgain))(
    'published the draft: when %s, the composer is empty',
    async (_, show) => {
      await write();
      await show(() => localStorage.removeItem('7:draft'));
      expect(await content()).toHaveValue('');
      expect(loadPostDraft('7:draft')).toBeNull();
    },
  );

  it('saved a change of the post: the composer shows the post as it is now', async () => {
    await write(EDIT);
    await waitFor(() => expect(loadPostDraft('7:draft:31')?.content).toBe('写了一半'));
    localStorage.removeItem('7:draft:31');
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(await content()).toHaveValue('别处改过的');
  });
});
