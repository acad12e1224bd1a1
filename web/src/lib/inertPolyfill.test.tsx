import { eventually } from '@test/eventually';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { installInertPolyfill } from './inertPolyfill';

test('an inert part loses the focus and is hidden from screen readers until it is no longer inert', async () => {
  installInertPolyfill();
  const page = (inert: boolean) => (
    <section data-testid="page" inert={inert}>
      <button>下载</button>
    </section>
  );
  const { rerender } = render(page(true));
  const button = screen.getByText('下载');
  await eventually(() => expect(screen.getByTestId('page')).toHaveAttribute('aria-hidden', 'true'));
  button.focus();
  expect(button).not.toHaveFocus();
  rerender(page(false));
  await eventually(() => expect(screen.getByTestId('page')).not.toHaveAttribute('aria-hidden'));
  button.focus();
  expect(button).toHaveFocus();
});
