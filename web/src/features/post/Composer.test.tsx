import 'fake-indexeddb/auto';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, type Sent } from '@test/fakeNetwork';
import { aComment, aThread } from '@test/posts';
import { browseAsVisitor, LIST, ME, openPost, SEND, signInAsMe } from '@test/postScreen';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const field = () => screen.getByRole('textbox', { name: /^(评论|回复)/ });
const writes = (sent: readonly Sent[]) => sent.filter(({ method, url }) => method === 'POST' && url === SEND);

/** Opens a post as a player, with this text in the composer. */
async function compose(text = '') {
  signInAsMe();
  const opened = openPost({ [SEND]: NEVER });
  await screen.findByText('评论 1');
  await userEvent.click(screen.getByRole('button', { name: /说点什么吧|草稿/ }));
  fireEvent.change(field(), { target: { value: text } });
  return opened;
}

beforeEach(() => {
  browseAsVisitor();
  localStorage.clear();
});

describe('keys', () => {
  it('Enter sends, once', async () => {
    const { sent } = await compose('一句话');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(JSON.parse(writes(sent)[0]!.body)).toEqual({ content: '一句话' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['a candidate of the input method', { isComposing: true }],
    ['a candidate in Safari, whose composition has ended', { keyCode: 229 }],
    ['Shift+Enter, which breaks the line', { shiftKey: true }],
  ])('Enter does not send: %s', async (_, init) => {
    await compose('一句话');
    const press = createEvent.keyDown(field(), { key: 'Enter', ...init });
    fireEvent(field(), press);
    expect(press.defaultPrevented).toBe(false);
    expect(field()).toHaveValue('一句话');
  });

  it('a held key and an empty text send nothing and break no line', async () => {
    await compose('一句话');
    const held = createEvent.keyDown(field(), { key: 'Enter', repeat: true });
    fireEvent(field(), held);
    expect(held.defaultPrevented).toBe(true);
    expect(field()).toHaveValue('一句话');
    fireEvent.change(field(), { target: { value: ' ' } });
    const empty = createEvent.keyDown(field(), { key: 'Enter' });
    fireEvent(field(), empty);
    expect(empty.defaultPrevented).toBe(true);
    expect(field()).toHaveValue(' ');
  });

  it('Enter saves an edited comment', async () => {
    signInAsMe();
    const { sent } = openPost({
      [LIST]: { data: aThread(10, [aComment(1, { author: ME, content: '今晚八典' })]) },
      '/api/v1/square/comment/1': NEVER,
    });
    const own = (await screen.findByText('今晚八典')).closest('article')!;
    await userEvent.click(within(own).getByRole('button', { name: '更多' }));
    await userEvent.click(screen.getByRole('button', { name: '编辑' }));
    const sheet = await screen.findByRole('dialog', { name: '编辑评论' });
    fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: '今晚八点' } });
    fireEvent.keyDown(within(sheet).getByRole('textbox'), { key: 'Enter' });
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  });
});

describe('emoji', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: '表情' }));
  const emoji = (name: string) => screen.findByRole('button', { name });

  it('an emoji is inserted at the caret and comes first the next time', async () => {
    await compose('今晚开黑');
    (field() as HTMLTextAreaElement).setSelectionRange(2, 2);
    await open();
    await userEvent.click(await emoji('🎮'));
    await userEvent.click(await emoji('🔥'));
    expect(field()).toHaveValue('今晚🎮🔥开黑');
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await userEvent.click(screen.getByRole('button', { name: '换行' }));
    expect(field()).toHaveValue('今晚🎮\n开黑');
    // The order stays while the panel is open.
    expect(screen.queryByRole('region', { name: '最近用过' })).toBeNull();
    await open();
    await open();
    const recent = await screen.findByRole('region', { name: '最近用过' });
    expect(
      within(recent)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['🔥', '🎮']);
  });

  it('on a phone, the panel takes the place of the keyboard, also with an empty field', async () => {
    await compose();
    await open();
    await emoji('🎮');
    expect(field()).not.toHaveFocus();
    await userEvent.click(field());
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: '🎮' })).toBeNull();
  });

  it('with a mouse, the field keeps the focus', async () => {
    const mouse = (media: string) =>
      Object.assign(new EventTarget(), { matches: media.includes('fine'), media });
    vi.spyOn(window, 'matchMedia').mockImplementation(mouse as typeof window.matchMedia);
    await compose('好');
    await open();
    await userEvent.click(await emoji('🎮'));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('好🎮');
  });

  it('Escape and back close the panel first, then the composer', async () => {
    await compose('好');
    await open();
    await emoji('🎮');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByRole('button', { name: '🎮' })).toBeNull();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('taps after the collapse', () => {
  const heart = () => screen.getAllByRole('button', { name: /点赞，/ })[0]!;
  const tapAt = (time: number, target = heart()) => {
    const tap = createEvent.click(target, { detail: 1 });
    Object.defineProperty(tap, 'timeStamp', { value: time });
    fireEvent(target, tap);
  };

  it('a second tap within 400 ms of 发送 does nothing', async () => {
    const { sent } = await compose('一句话');
    const [target, send] = [heart(), screen.getByRole('button', { name: '发送' })];
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const area = { left: 0, right: 375, top: 0, bottom: 100 } as DOMRect;
    const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(area);
    fireEvent.click(send);
    now.mockRestore();
    place.mockRestore();
    tapAt(1_399, target);
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(target).toHaveAccessibleName(/^点赞/);
    tapAt(1_400, target);
    expect(target).toHaveAccessibleName(/^取消点赞/);
  });

  it('a tap next to an empty composer only closes it', async () => {
    await compose();
    const target = heart();
    const blur = createEvent.focusOut(field());
    Object.defineProperty(blur, 'timeStamp', { value: 1_000 });
    fireEvent(field(), blur);
    expect(screen.queryByRole('textbox')).toBeNull();
    tapAt(1_050, target);
    expect(target).toHaveAccessibleName(/^点赞/);
    tapAt(1_400, target);
    expect(target).toHaveAccessibleName(/^取消点赞/);
  });

  it('the first tap after Escape works', async () => {
    await compose();
    const target = heart();
    fireEvent.keyDown(field(), { key: 'Escape' });
    fireEvent.click(target, { detail: 1 });
    expect(target).toHaveAccessibleName(/^取消点赞/);
  });
});

describe('after a sign-in', () => {
  /** Signs in on another screen, and returns to the post. */
  async function returnSignedIn(unmount: () => void) {
    unmount();
    act(signInAsMe);
    openPost();
    await screen.findByText('评论 1');
  }

  it('the composer is open for a visitor who wanted to write', async () => {
    const { unmount } = openPost();
    await screen.findByText('评论 1');
    await userEvent.click(screen.getByRole('button', { name: '登录后参与讨论' }));
    await returnSignedIn(unmount);
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('the reply of a visitor keeps its target', async () => {
    const { unmount } = openPost();
    await screen.findByText('评论 1');
    await userEvent.click(screen.getAllByRole('button', { name: /^回复 / })[0]!);
    await returnSignedIn(unmount);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^回复/ })).toHaveFocus());
  });

  it('a visitor who returned without a sign-in finds the composer closed, also after a later one', async () => {
    const first = openPost();
    await screen.findByText('评论 1');
    await userEvent.click(screen.getByRole('button', { name: '登录后参与讨论' }));
    first.unmount();
    const second = openPost();
    await screen.findByText('评论 1');
    await returnSignedIn(second.unmount);
    expect(screen.getByRole('button', { name: '说点什么吧' })).toBeInTheDocument();
  });
});
