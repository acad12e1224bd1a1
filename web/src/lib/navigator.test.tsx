import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { navigateTo, useProvideNavigate } from './navigator';

function Here() {
  useProvideNavigate();
  return <p>{useLocation().pathname}</p>;
}

it('navigateTo waits until a page exists, and navigates once', () => {
  navigateTo('/login');
  const { unmount } = render(
    <MemoryRouter initialEntries={['/profile']}>
      <Here />
    </MemoryRouter>,
  );
  expect(screen.getByText('/login')).toBeVisible();
  unmount();
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <Here />
    </MemoryRouter>,
  );
  expect(screen.getByText('/profile')).toBeVisible();
});
