import { GUEST, useAccount } from '@/features/account/accountStore';
import { useToasts } from '@/components/ui/toast/toastStore';
import { renderScreen } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { navigateTo, useProvideNavigate } from '@/lib/navigator';
import { routes } from '../routes';
import { Pages } from './Pages';

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

/** Holds the page transitions until the returned function is called. */
function holdMotion(): () => void {
  let moved = (): void => undefined;
  const finished = new Promise<void>((done) => {
    moved = done;
  });
  Element.prototype.getAnimations = () => [{ finished } as unknown as Animation];
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'));
  return moved;
}

const open = (at: string) => renderScreen(<App />, { at });
const where = () => screen.getByTestId('where').textContent;
const page = (name: string) => document.querySelector<HTMLElement>(`[data-route="${name}"]`);
const goBack = () => act(async () => screen.getByText('浏览器的返回').click());
const go = (to: string) => act(async () => navigateTo(to));

beforeEach(() => {
  useAccount.setState(GUEST, true);
});

describe('titles', () => {
  it('a route with a title adds it to the title of the app', async () => {
    open('/search');
    await waitFor(() => expect(document.title).toBe('晴空游戏 | 搜索'));
    await go('/square');
    await waitFor(() => expect(document.title).toBe('晴空游戏 | 礼包中心'));
  });

  it('a page that reopens before it has moved out gets its title back', async () => {
    holdMotion();
    open('/readhistory');
    await waitFor(() => expect(document.title).toBe('晴空游戏 | 阅读记录'));
    await go('/subscriblist');
    await waitFor(() => expect(document.title).toBe('晴空游戏 | 我的订阅'));
    await goBack();
    await waitFor(() => expect(document.title).toBe('晴空游戏 | 阅读记录'));
  });
});

describe('access', () => {
  it.each(routes.filter(({ withAuth }) => withAuth).map(({ path }) => path))(
    'a visitor of %s signs in first',
    async (path) => {
      open(path);
      await waitFor(() => expect(where()).toBe('/login'));
    },
  );

  it('an unknown address opens the home page, and a toast says so', async () => {
    open('/nowhere/at/all');
    await waitFor(() => expect(where()).toBe('/'));
    const { toasts } = useToasts.getState();
    expect(toasts.map(({ type, text }) => [type, text])).toEqual([
      ['info', '这个页面找不到啦，先带你回首页'],
    ]);
  });
});

describe('cached pages', () => {
  it('a left page stays hidden and returns unchanged', async () => {
    open('/readhistory');
    await screen.findByText('看到哪儿，会替你记着');
    const history = page('readhistory');
    await go('/subscriblist');
    await screen.findByText('追的书，都放这里');
    expect(history).not.toBeVisible();
    await go('/readhistory');
    expect(page('readhistory')).toBe(history);
    expect(history).toBeVisible();
  });

  it('an unknown address evicts no cached page', async () => {
    open('/readhistory');
    await screen.findByText('看到哪儿，会替你记着');
    const history = page('readhistory');
    await go('/nowhere/at/all');
    await waitFor(() => expect(where()).toBe('/'));
    await go('/readhistory');
    expect(page('readhistory')).toBe(history);
    expect(history).toBeVisible();
  });

  it('the player’s own comments are not cached', async () => {
    open('/commenthistory');
    await screen.findByText('登录后查看');
    await go('/readhistory');
    expect(page('commenthistory')).toBeNull();
  });

  it('another player sees no cached page of the previous one', async () => {
    open('/subscriblist');
    await screen.findByText('追的书，都放这里');
    await go('/readhistory');
    expect(page('subscriblist')).not.toBeNull();
    act(() => useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true));
    expect(page('subscriblist')).toBeNull();
    expect(page('readhistory')).toBeVisible();
  });
});

describe('a page that is left', () => {
  it('stays inert until it has moved out', async () => {
    const moved = holdMotion();
    open('/readhistory');
    await screen.findByText('看到哪儿，会替你记着');
    await go('/subscriblist');
    expect(page('readhistory')).toBeVisible();
    expect(page('readhistory')).toHaveAttribute('inert');
    expect(page('subscriblist')).not.toHaveAttribute('inert');
    await act(async () => moved());
    expect(page('readhistory')).not.toBeVisible();
  });
});

describe('the focus', () => {
  it('moves into a pushed page, and returns to the focused element on pop', async () => {
    open('/readhistory');
    const away = await screen.findByRole('link', { name: '去登录' });
    act(() => away.focus());
    await go('/subscriblist');
    expect(page('subscriblist')).toHaveFocus();
    await goBack();
    expect(away).toHaveFocus();
  });

  it('stays with a field that takes it', async () => {
    open('/readhistory');
    await screen.findByText('看到哪儿，会替你记着');
    await go('/search');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });

  it('stays on the tab bar on a change of tabs, and does not move on the first page', async () => {
    open('/games');
    await waitFor(() => expect(page('games')).not.toBeNull());
    expect(document.body).toHaveFocus();
    await go('/square');
    expect(document.body).toHaveFocus();
  });
});

describe('landmarks', () => {
  it.each(['/search', '/games', '/readhistory'])(
    'at %s the header is outside the main element',
    async (at) => {
      open(at);
      await waitFor(() => expect(document.querySelectorAll('main')).toHaveLength(1));
      expect(document.querySelectorAll('header')).toHaveLength(1);
      expect(document.querySelector('main header')).toBeNull();
    },
  );
});

describe('back', () => {
  it('on a page that was opened from outside opens the home page', async () => {
    open('/search');
    await userEvent.click(await screen.findByLabelText('返回'));
    await waitFor(() => expect(where()).toBe('/'));
  });
});
