import { useAccount } from '@/features/account';
import { pushStatus } from '@test/account';
import { aPerson, aPost } from '@test/posts';
import { renderScreen } from '@test/render';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PostCard } from './PostCard';

const signIn = (uid: number) => useAccount.setState({ uid, token: 'aa.1.2' });

it('shows a new name and frame of the player at once, in lists that were read earlier', () => {
  signIn(9);
  renderScreen(<PostCard post={aPost({ author: aPerson() })} known />);
  expect(screen.getByText('小满')).toBeInTheDocument();
  act(() => pushStatus(9, { version: 1, name: '大满', frame: '/media/sun.webp' }));
  expect(screen.getByText('大满')).toBeInTheDocument();
  expect(screen.getByTestId('frame')).toHaveAttribute('src', '/media/sun.webp');
});

it('shows other people as the list has them', () => {
  signIn(8);
  renderScreen(<PostCard post={aPost({ author: aPerson() })} known />);
  act(() => pushStatus(8, { version: 1, name: '大满', frame: '/media/sun.webp' }));
  expect(screen.getByText('小满')).toBeInTheDocument();
  expect(screen.queryByTestId('frame')).not.toBeInTheDocument();
});
