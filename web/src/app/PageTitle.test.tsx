import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageTitle } from './PageTitle';
import { routeNamed } from './routes';

it('the page title announces the new page politely; the first page needs no announcement', () => {
  const { container, rerender } = render(<PageTitle route={routeNamed('faq')} />);
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  rerender(<PageTitle route={routeNamed('search')} />);
  expect(screen.getByText('搜索')).toBe(region);
  rerender(<PageTitle route={routeNamed('faq')} />);
  expect(region).toHaveTextContent('常见问题');
});
