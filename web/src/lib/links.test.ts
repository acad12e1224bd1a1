import { describe, expect, it } from 'vitest';
import { isInside, isLink } from './links';

describe('isLink', () => {
  it.each(['/', '/checkin', '/detail/1001?from=a&x=1', '/a//b'])('accepts the path %s', (link) => {
    expect(isLink(link)).toBe(true);
    expect(isInside(link)).toBe(true);
  });

  it.each(['https://example.com', 'https://example.com/@a', 'https://example.com?x'])(
    'accepts the external address %s',
    (link) => {
      expect(isLink(link)).toBe(true);
      expect(isInside(link)).toBe(false);
    },
  );

  it.each([
    '',
    'games',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    ' /games',
    '/a b',
    '/\u0000',
    '/\u00a0',
    'http://example.com',
    'https:example.com',
    'https:///example.com',
    'https://me@example.com',
    'https://example.com\\@x',
    'javascript:x()',
    'mailto:a@example.com',
    'tel:1',
    'data:image/png,x',
  ])('rejects %j', (link) => {
    expect(isLink(link)).toBe(false);
    expect(isInside(link)).toBe(false);
  });
});
