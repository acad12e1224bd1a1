import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { navigateTo, useProvideNavigate } from './navigator';

function Here() {
  useProvideNavigate();
  return <p>{useLocation().pathname}</p>;
}

it('navigates as soon as a page exists, and only once', () => {
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
