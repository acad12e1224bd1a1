import { render } from '@testing-library/react';
import Heart from '~icons/lucide/heart';
import Mail from '~icons/lucide/mail';
import { expect, it } from 'vitest';

const iconOf = ({ container }: ReturnType<typeof render>) => container.querySelector('svg')!;

it('the svg has the attributes of the outline, so styles can change them for its lines', () => {
  const icon = iconOf(render(<Mail className="mail" />));
  const attributes = Object.fromEntries([...icon.attributes].map(({ name, value }) => [name, value]));
  expect(attributes).toEqual({
    xmlns: 'http://www.w3.org/2000/svg',
    width: '24',
    height: '24',
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
    class: 'mail',
  });
  expect(icon.querySelectorAll('path, rect')).toHaveLength(2);
  expect(icon.querySelector('[fill], [stroke], [stroke-width]')).toBeNull();
});

it('assistive technology ignores an icon, unless it has a name or a role', () => {
  expect(iconOf(render(<Heart />))).toHaveAttribute('aria-hidden', 'true');
  expect(iconOf(render(<Heart role="img" />))).not.toHaveAttribute('aria-hidden');
  expect(iconOf(render(<Heart aria-label="Liked" />))).not.toHaveAttribute('aria-hidden');
});
