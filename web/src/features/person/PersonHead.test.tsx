import { useAccount } from '@/features/account';
import { pushStatus } from '@test/account';
import { aPerson } from '@test/posts';
import { renderScreen } from '@test/render';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PersonHead } from './PersonHead';

const signIn = (uid: number) => useAccount.setState({ uid, token: 'aa.1.2' });

it('shows a new name and frame of the player at once, in lists that were read earlier', () => {
  signIn(9);
  renderScreen(<PersonHead person={aPerson()} />);
  expect(screen.getByRole('link')).toHaveTextContent('小满');
  act(() => pushStatus(9, { version: 1, name: '大满', frame: '/media/sun.webp' }));
  expect(screen.getByRole('link')).toHaveTextContent('大满');
  expect(screen.getByTestId('frame')).toHaveAttribute('src', '/media/sun.webp');
});

it('shows other people as the list has them', () => {
  signIn(8);
  renderScreen(<PersonHead person={aPerson()} />);
  act(() => pushStatus(8, { version: 1, name: '大满', frame: '/media/sun.webp' }));
  expect(screen.getByRole('link')).toHaveTextContent('小满');
  expect(screen.queryByTestId('frame')).not.toBeInTheDocument();
});
