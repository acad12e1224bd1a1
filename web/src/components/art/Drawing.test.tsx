import { ErrorState } from '@/components/ui/States';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '@test/eventually';

vi.mock('./Scene', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('an error text is shown although its drawing failed to load', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<ErrorState text="这一页没能打开" onRetry={() => undefined} />);
  await eventually(() => expect(warned).toHaveBeenCalled());
  expect(screen.getByText('这一页没能打开')).toBeVisible();
});
