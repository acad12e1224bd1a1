import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Avatar } from './Avatar';
import { Picture } from './Picture';

const picture = {
  url: '/media/large.webp',
  width: 512,
  height: 512,
  small: { url: '/media/small.webp', width: 192 },
};

test('a picture lists its widths and the width of its place', () => {
  render(<Picture picture={picture} alt="星海" shape="icon" />);
  const image = screen.getByAltText('星海');
  expect(image).toHaveAttribute('srcset', '/media/small.webp 192w, /media/large.webp 512w');
  expect(image).toHaveAttribute('sizes', '4rem');
});

test('a picture with one width lists only that', () => {
  render(<Picture picture={{ ...picture, small: null }} alt="星海" />);
  const image = screen.getByAltText('星海');
  expect(image).toHaveAttribute('src', '/media/large.webp');
  expect(image).not.toHaveAttribute('srcset');
});

describe('a picture that failed to load', () => {
  const shown = () => screen.queryByRole('img', { name: '星海' })?.getAttribute('src') ?? null;

  test('is requested again when the network is back', () => {
    render(<Picture picture={picture} alt="星海" />);
    fireEvent.error(screen.getByAltText('星海'));
    expect(shown()).toBeNull();
    fireEvent.online(window);
    expect(shown()).toBe('/media/large.webp');
  });

  test('is requested under another address', () => {
    const { rerender } = render(<Picture picture={picture} alt="星海" />);
    fireEvent.error(screen.getByAltText('星海'));
    rerender(<Picture picture={{ ...picture, url: '/media/signed-anew.webp' }} alt="星海" />);
    expect(shown()).toBe('/media/signed-anew.webp');
  });

  test('as an avatar is requested again, too', () => {
    render(<Avatar url="/media/face.webp" name="星海" />);
    const face = () => screen.queryByAltText('')?.getAttribute('src') ?? null;
    fireEvent.error(screen.getByAltText(''));
    expect(face()).toBeNull();
    fireEvent.online(window);
    expect(face()).toBe('/media/face.webp');
  });

  test('as an avatar repeats no name, which is next to it', () => {
    render(<Avatar url="/media/face.webp" name="星海" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
