import { useAccount } from '@/features/account';
import { fakeNetwork, lateAnswer } from '@test/fakeNetwork';
import { aPerson } from '@test/posts';
import { renderScreen } from '@test/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { FollowButton } from './FollowButton';

const FOLLOW = '/api/v1/user/follow/9';
const signIn = (uid: number) => useAccount.setState({ uid, token: uid ? 'aa.1.2' : '' });
const follow = () => screen.getByRole('button', { name: '关注 小满' });

beforeEach(() => {
  // Switching the account clears the follow changes of the previous test.
  signIn(999);
  signIn(1);
});

it('a double tap follows once', async () => {
  const { sent } = fakeNetwork({ [FOLLOW]: { data: { followed: true, followers: 1 } } });
  renderScreen(<FollowButton person={aPerson()} />);
  await userEvent.dblClick(follow());
  expect(await screen.findByRole('button', { name: '已关注 小满' })).toBeInTheDocument();
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
});

it('unfollowing needs a confirmation', async () => {
  const { sent } = fakeNetwork({ [FOLLOW]: { data: { followed: false, followers: 0 } } });
  renderScreen(<FollowButton person={aPerson({ followed: true })} />);
  await userEvent.click(screen.getByRole('button', { name: '已关注 小满' }));
  const asked = screen.getByRole('dialog', { name: '不再关注 小满？' });
  expect(sent).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: '不再关注' }));
  await waitFor(() => expect(follow()).toBeInTheDocument());
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
});

it('a refused follow leaves the button unchanged', async () => {
  fakeNetwork({ [FOLLOW]: { code: 3002, msg: '不行', data: { reason: 'blocked' } } });
  renderScreen(<FollowButton person={aPerson()} />);
  await userEvent.click(follow());
  await waitFor(() => expect(follow()).toHaveAttribute('aria-busy', 'false'));
});

it('a visitor goes to the sign-in page, and the own profile has no button', async () => {
  signIn(0);
  const { unmount } = renderScreen(<FollowButton person={aPerson()} />);
  await userEvent.click(follow());
  expect(screen.getByTestId('where')).toHaveTextContent('/login');
  unmount();
  signIn(9);
  renderScreen(<FollowButton person={aPerson()} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('in lists the button appears only for players not yet followed', () => {
  const { unmount } = renderScreen(<FollowButton person={aPerson({ followed: true })} onlyFollow />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  renderScreen(<FollowButton person={aPerson()} onlyFollow />);
  expect(follow()).toBeInTheDocument();
});

it.each([
  ['关注', {}, {}],
  ['已关注', { followed: true }, {}],
  ['回关', {}, { back: true }],
  ['互相关注', { followed: true }, { back: true }],
])('the accessible name contains the visible text: %s', (word, person, props) => {
  renderScreen(<FollowButton person={aPerson(person)} {...props} />);
  const button = screen.getByRole('button', { name: `${word} 小满` });
  expect(button).toHaveTextContent(word);
});

it('an answer after a change of the player does not change the button of the next player', async () => {
  const late = lateAnswer();
  fakeNetwork({ [FOLLOW]: late.answer });
  renderScreen(<FollowButton person={aPerson()} />);
  await userEvent.click(follow());
  act(() => signIn(2));
  late.comes({ data: { followed: true, followers: 1 } });
  await waitFor(() => expect(follow()).toHaveAttribute('aria-busy', 'false'));
  expect(follow()).toBeInTheDocument();
});
