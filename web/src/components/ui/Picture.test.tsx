import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture';

const picture = {
  url: '/media/large.webp',
  width: 512,
  height: 512,
  small: { url: '/media/small.webp', width: 192 },
};

test('names its widths and how wide its place is', () => {
  render(<Picture picture={picture} alt="星海" shape="icon" />);
  const image = screen.getByAltText('星海');
  expect(image).toHaveAttribute('srcset', '/media/small.webp 192w, /media/large.webp 512w');
  expect(image).toHaveAttribute('sizes', '4rem');
});

test('of one width names that alone', () => {
  render(<Picture picture={{ ...picture, small: null }} alt="星海" />);
  const image = screen.getByAltText('星海');
  expect(image).toHaveAttribute('src', '/media/large.webp');
  expect(image).not.toHaveAttribute('srcset');
});
