import { cancel } from '@/api/http';
import { useToasts } from '@/components/ui/toast/toastStore';
import { reloadEntries } from '@/data/outbox';
import { putEntry } from '@/data/outbox/journal';
import { useAccount } from '@/features/account';
import { navigateTo, useProvideNavigate } from '@/lib/navigator';
import { fakeNetwork, NEVER, type FakeAnswer, type Sent } from '@test/fakeNetwork';
import { emptyOutbox, setOnline, storedEntries } from '@test/outbox';
import { aPostDetail, pageOf } from '@test/people';
import { renderScreen } from '@test/render';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_POST_DRAFT } from './draft/draft';
import { draftKey, loadPostDraft, savePostDraft } from './draft/storage';
import PublishPage from './PublishPage';
import { publish, publishKind } from './publishKind';

const SEND = '/api/v1/square/post';
const UID = 7;
const KEY = draftKey(UID, null);
const BODY = {
  title: '',
  content: '今天通关了',
  images: [],
  video: null,
  tag: null,
  game: null,
  mentions: [],
};
const LOST = new TypeError('lost');
const REFUSED = { code: 3002, data: { reason: 'same' } };
const PUBLISHED = { data: aPostDetail(31) };
const ELSEWHERE = '/faq';

const content = () => screen.findByLabelText('正文');
const isInert = async () => (await content()).closest('[inert]') !== null;
const button = (name: string) => screen.getByRole('button', { name });
const where = () => screen.getByTestId('where').textContent;
const draft = () => loadPostDraft(KEY)?.content ?? null;
const toasts = () => useToasts.getState().toasts;
const posts = (sent: readonly Sent[]) => sent.filter(({ url, method }) => url === SEND && method === 'POST');
const keysOf = (sent: readonly Sent[]) =>
  new Set(posts(sent).map(({ headers }) => headers['Idempotency-Key']));
const go = (to: string) => act(async () => navigateTo(to));

function network(answers: FakeAnswer | FakeAnswer[], more: Record<string, FakeAnswer | FakeAnswer[]> = {}) {
  return fakeNetwork({
    '/api/v1/square/config/list': { data: pageOf([]) },
    '/api/v1/square/sensitiveword/list': { data: pageOf([]) },
    '/api/v1/square/tag/list': { data: [] },
    '/api/user/center/me': { status: 503 },
    [SEND]: answers,
    ...more,
  });
}

function App() {
  useProvideNavigate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return pathname === '/postpage' ? (
    <>
      <PublishPage />
      <button onClick={() => void navigate(-1)}>浏览器的返回</button>
    </>
  ) : null;
}

const open = (at = '/postpage') => renderScreen(<App />, { at });

async function writeAndPublish(text = '今天通关了') {
  open(ELSEWHERE);
  await go('/postpage');
  fireEvent.change(await content(), { target: { value: text } });
  await waitFor(() => expect(draft()).toBe(text));
  await userEvent.click(button('发布'));
}

/** Reads the journal again, as a page does after a reload. */
function reloadPage(view: { unmount: () => void }) {
  view.unmount();
  act(() => useAccount.setState({ uid: 8 }));
  act(() => useAccount.setState({ uid: UID }));
  return open();
}

/** Another tab, with its own connection to the journal. */
function otherTab() {
  const channel = new BroadcastChannel('portal-outbox');
  return {
    publishes: async () => {
      const entry = {
        ...{ id: `${UID}:publish:${KEY}`, key: 'theirs', kind: 'publish', uid: UID, order: `publish:${KEY}` },
        payload: { storageKey: KEY, post: null, body: BODY },
        ...{ createdAt: Date.now(), expiresAt: Date.now() + 60_000 },
        ...{ attempts: 1, stalled: false, refusal: null },
      };
      await putEntry(entry);
      return entry;
    },
    tells: (message: object) => act(async () => channel.postMessage(message)),
    close: () => channel.close(),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Retries come after the longest backoff: only a tap or the network is faster.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  useToasts.setState({ toasts: [] });
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
  window.history.replaceState({ idx: 2 }, '');
  setOnline(true);
});

afterEach(async () => {
  await emptyOutbox();
  cancel('/v1/square/post');
});

it('a post that may be published already keeps its idempotency key after a rate limit', async () => {
  const { sent } = network([LOST, { code: 1005, data: { retryAfter: 5 } }, PUBLISHED]);
  await writeAndPublish();
  await waitFor(async () => expect(await storedEntries()).toMatchObject([{ stalled: true }]));
  act(() => setOnline(true));
  await waitFor(async () => expect(await storedEntries()).toMatchObject([{ refusal: expect.any(String) }]));
  await waitFor(async () => expect(await isInert()).toBe(false));
  await userEvent.click(button('发布'));
  await waitFor(() => expect(where()).toBe('/post/31'));
  expect(posts(sent)).toHaveLength(3);
  expect(keysOf(sent).size).toBe(1);
});

describe('without a network', () => {
  it('the post is stored, and goes out once when the network is back', async () => {
    const { sent } = network(PUBLISHED);
    setOnline(false);
    await writeAndPublish();
    expect(await screen.findByText(/网络恢复后自动发布/)).toHaveAttribute('role', 'status');
    expect(await isInert()).toBe(true);
    expect(await storedEntries()).toMatchObject([{ payload: { body: { content: '今天通关了' } } }]);
    expect(posts(sent)).toEqual([]);
    setOnline(true);
    await waitFor(() => expect(where()).toBe('/post/31'));
    expect(posts(sent)).toHaveLength(1);
    expect(draft()).toBeNull();
    await waitFor(async () => expect(await storedEntries()).toEqual([]));
  });

  it('the page is left without a question, and a toast leads to the published post', async () => {
    network(PUBLISHED);
    setOnline(false);
    await writeAndPublish();
    await screen.findByText('撤回');
    await userEvent.click(screen.getByText('浏览器的返回'));
    await waitFor(() => expect(where()).toBe(ELSEWHERE));
    expect(draft()).toBe('今天通关了');
    setOnline(true);
    await waitFor(() => expect(toasts()).toMatchObject([{ text: '发布成功' }]));
    expect(where()).toBe(ELSEWHERE);
    expect(draft()).toBeNull();
    act(() => toasts()[0]!.onTap!());
    await waitFor(() => expect(where()).toBe('/post/31'));
  });

  it('a withdrawn post can be edited, and is not sent', async () => {
    const { sent } = network(PUBLISHED);
    setOnline(false);
    await writeAndPublish();
    await userEvent.click(await screen.findByText('撤回'));
    await waitFor(async () => expect(await isInert()).toBe(false));
    expect(await content()).toHaveValue('今天通关了');
    setOnline(true);
    await act(reloadEntries);
    expect(await storedEntries()).toEqual([]);
    expect(posts(sent)).toEqual([]);
  });

  it('after a reload the draft waits on, and its author gets an empty composer afterwards', async () => {
    const { sent } = network(PUBLISHED);
    setOnline(false);
    savePostDraft(KEY, { ...EMPTY_POST_DRAFT, content: '今天通关了' });
    const view = open();
    await userEvent.click(await screen.findByRole('button', { name: '发布' }));
    await screen.findByText('撤回');
    reloadPage(view);
    expect(await screen.findByText('撤回')).toBeVisible();
    expect(await content()).toHaveValue('今天通关了');
    expect(await isInert()).toBe(true);
    setOnline(true);
    await waitFor(async () => expect(await content()).toHaveValue(''));
    expect(toasts()).toMatchObject([{ text: '发布成功' }]);
    expect(posts(sent)).toHaveLength(1);
    expect(where()).toBe('/postpage');
  });

  it('an edit is stored, too', async () => {
    const { sent } = network(NEVER, { '/api/v1/square/post/31': { data: aPostDetail(31) } });
    renderScreen(<PublishPage />, { at: '/postpage?edit=31' });
    fireEvent.change(await content(), { target: { value: '改过的' } });
    setOnline(false);
    await userEvent.click(button('保存'));
    expect(await screen.findByText(/网络恢复后自动保存/)).toHaveAttribute('role', 'status');
    setOnline(true);
    await waitFor(() => expect(where()).toBe('/post/31'));
    const puts = sent.filter(({ method }) => method === 'PUT');
    expect(puts).toHaveLength(1);
    expect(JSON.parse(puts[0]!.body)).toMatchObject({ content: '改过的' });
  });
});

describe('a lost answer', () => {
  it('the post cannot be withdrawn, and is sent again under the key of its entry', async () => {
    const { sent } = network([LOST, PUBLISHED]);
    await writeAndPublish();
    expect(await screen.findByRole('alert')).toHaveTextContent('会自动再发');
    expect(screen.queryByText('撤回')).toBeNull();
    const [entry] = await storedEntries();
    await userEvent.click(button('发布'));
    await waitFor(() => expect(where()).toBe('/post/31'));
    expect(posts(sent)).toHaveLength(2);
    expect([...keysOf(sent)]).toEqual([entry!.key]);
  });

  it('an attempt that began before the tap is not withdrawn', async () => {
    network(NEVER);
    setOnline(false);
    await writeAndPublish();
    const withdrawButton = await screen.findByText('撤回');
    const [entry] = await storedEntries();
    // Another tab has sent the post, and its message has not arrived yet.
    await putEntry({ ...entry!, attempts: 1 });
    await userEvent.click(withdrawButton);
    expect(await screen.findByText(/之前那次可能已经发出去了/)).toHaveAttribute('role', 'alert');
    expect(await storedEntries()).toMatchObject([{ key: entry!.key, attempts: 1 }]);
  });
});

describe('a change after attempts without an answer', () => {
  const CHANGED = '改过的话';
  const POST_31 = '/api/v1/square/post/31';
  const published = (content: string) => ({ data: { ...aPostDetail(31), ...BODY, content } });
  const puts = (sent: readonly Sent[]) => sent.filter(({ method }) => method === 'PUT');

  async function change(text: string) {
    await userEvent.click(await screen.findByRole('button', { name: '修改' }));
    await screen.findByText(/只会有一篇/);
    fireEvent.change(await content(), { target: { value: text } });
    await waitFor(() => expect(screen.queryByText(/只会有一篇/)).toBeNull());
  }

  it('a post that the server never got is published once, with the new text', async () => {
    const { sent } = network([{ status: 503 }, published(CHANGED)]);
    await writeAndPublish();
    await change(CHANGED);
    await userEvent.click(button('发布'));
    await waitFor(() => expect(where()).toBe('/post/31'));
    expect(posts(sent).map(({ body }) => (JSON.parse(body) as typeof BODY).content)).toEqual([
      '今天通关了',
      CHANGED,
    ]);
    expect(keysOf(sent).size).toBe(1);
    expect(puts(sent)).toEqual([]);
  });

  it('a post that was published already gets the new text, and there is no second post', async () => {
    const { sent } = network([LOST, published('今天通关了')], { [POST_31]: published(CHANGED) });
    await writeAndPublish();
    await change(CHANGED);
    await userEvent.click(button('发布'));
    await waitFor(() => expect(where()).toBe('/post/31'));
    expect(keysOf(sent).size).toBe(1);
    expect(puts(sent).map(({ body }) => (JSON.parse(body) as typeof BODY).content)).toEqual([CHANGED]);
    await waitFor(async () => expect(await storedEntries()).toEqual([]));
  });

  it('a refused change of a published post can be changed again, under the same key', async () => {
    const edits: FakeAnswer[] = [{ code: 3001, data: { words: ['代练'] } }, published('好的话')];
    const { sent } = network([LOST, published('今天通关了'), published('今天通关了')], { [POST_31]: edits });
    await writeAndPublish();
    await change('找代练');
    await userEvent.click(button('发布'));
    expect(await screen.findByText(/不能用的词：代练/)).toHaveAttribute('role', 'alert');
    fireEvent.change(await content(), { target: { value: '好的话' } });
    await waitFor(() => expect(screen.queryByText(/不能用的词：代练/)).toBeNull());
    await userEvent.click(button('发布'));
    await waitFor(() => expect(where()).toBe('/post/31'));
    expect(posts(sent)).toHaveLength(3);
    expect(keysOf(sent).size).toBe(1);
    expect(puts(sent)).toHaveLength(2);
  });

  it('an emptied draft is given up, so that the next post is a post of its own', async () => {
    const { sent } = network([LOST, published('新的一篇')]);
    await writeAndPublish();
    await change('');
    await waitFor(async () => expect(await storedEntries()).toEqual([]));
    fireEvent.change(await content(), { target: { value: '新的一篇' } });
    await userEvent.click(button('发布'));
    await waitFor(() => expect(where()).toBe('/post/31'));
    expect(keysOf(sent).size).toBe(2);
  });
});

describe('a refusal', () => {
  it('on another page a toast gives the reason, and leads to the draft', async () => {
    network(REFUSED);
    setOnline(false);
    await writeAndPublish();
    await screen.findByText('撤回');
    await go(ELSEWHERE);
    setOnline(true);
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { type: 'error', text: '帖子没有发出去，刚刚发过一样的内容，换个说法吧' },
      ]),
    );
    act(() => toasts()[0]!.onTap!());
    expect(await content()).toHaveValue('今天通关了');
    expect(screen.getByRole('alert')).toHaveTextContent('刚刚发过一样的内容');
    expect(await isInert()).toBe(false);
  });

  it('in the open composer there is no toast, the next edit removes the reason, and the next post has a new key', async () => {
    const { sent } = network([REFUSED, PUBLISHED]);
    await writeAndPublish();
    expect(await screen.findByRole('alert')).toHaveTextContent('刚刚发过一样的内容');
    expect(toasts()).toEqual([]);
    fireEvent.change(await content(), { target: { value: '换个说法' } });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(async () => expect(await storedEntries()).toEqual([]));
    await userEvent.click(button('发布'));
    await waitFor(() => expect(where()).toBe('/post/31'));
    expect(keysOf(sent).size).toBe(2);
  });

  it('survives a reload with its marked words', async () => {
    network({ code: 3001, data: { words: ['代练'] } });
    savePostDraft(KEY, { ...EMPTY_POST_DRAFT, content: '找代练上分' });
    const view = open();
    await userEvent.click(await screen.findByRole('button', { name: '发布' }));
    await screen.findByRole('alert');
    const { container } = reloadPage(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('代练');
    await waitFor(() => expect(container.querySelector('mark')).toHaveTextContent('代练'));
  });

  it('a post that found no network for 23 hours stays a draft', async () => {
    const { sent } = network(PUBLISHED);
    expect(publishKind.lifetimeMs({ storageKey: KEY, post: null, body: BODY })).toBe(23 * 3_600_000);
    savePostDraft(KEY, { ...EMPTY_POST_DRAFT, content: '今天通关了' });
    const tab = otherTab();
    await putEntry({ ...(await tab.publishes()), stalled: true, expiresAt: Date.now() - 1 });
    await act(reloadEntries);
    open();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('等了一天也没有网络，再发一次试试吧')).toBeVisible();
    expect(await content()).toHaveValue('今天通关了');
    expect(await isInert()).toBe(false);
    expect(posts(sent)).toEqual([]);
    tab.close();
  });
});

describe('another tab', () => {
  it('that publishes the draft blocks this composer, and its answer empties it without a toast', async () => {
    const { sent } = network(PUBLISHED);
    // The other tab holds the lock of the draft.
    const request = vi.fn(() => NEVER);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    savePostDraft(KEY, { ...EMPTY_POST_DRAFT, content: '今天通关了' });
    open();
    expect(await content()).toHaveValue('今天通关了');
    const tab = otherTab();
    const entry = await tab.publishes();
    await tab.tells({ type: 'change' });
    await waitFor(async () => expect(await isInert()).toBe(true));
    await tab.tells({ type: 'answer', entry, answer: aPostDetail(31), askedAt: 0 });
    await waitFor(() => expect(draft()).toBeNull());
    await emptyOutbox();
    await waitFor(async () => expect(await content()).toHaveValue(''));
    expect(toasts()).toEqual([]);
    expect(where()).toBe('/postpage');
    expect(posts(sent)).toEqual([]);
    tab.close();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('whose message has not arrived: the same draft is not submitted again', async () => {
    network(PUBLISHED);
    open(ELSEWHERE);
    const tab = otherTab();
    await tab.publishes();
    await expect(publish({ storageKey: KEY, post: null, body: BODY })).resolves.toBeNull();
    expect(await storedEntries()).toMatchObject([{ key: 'theirs' }]);
    tab.close();
  });
});
