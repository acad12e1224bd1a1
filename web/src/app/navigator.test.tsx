import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { navigateTo, useProvideNavigate } from './navigator';

function Here() {
  useProvideNavigate();
  return <p>{useLocation().pathname}</p>;
}

it('leads on as soon as there is a page, and no second time', () => {
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
