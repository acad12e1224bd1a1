import { expect, it, onTestFinished, vi } from 'vitest';
import { linkify } from './linkify';

const people = [
  { uid: 1, name: '小满' },
  { uid: 2, name: '小满满' },
];
const partsOf = (text: string) =>
  linkify(text, people).map((part) =>
    [part.kind, part.text, 'uid' in part ? part.uid : undefined].filter(Boolean),
  );

it('plain text stays one part, with line breaks and unknown mentions', () => {
  expect(partsOf('第一行\n第二行 @谁 a@b.c')).toEqual([['text', '第一行\n第二行 @谁 a@b.c']]);
  expect(partsOf('')).toEqual([]);
});

it('known mentions become links, and the longest matching name wins', () => {
  expect(partsOf('问问@小满满和@小满吧')).toEqual([
    ['text', '问问'],
    ['mention', '@小满满', 2],
    ['text', '和'],
    ['mention', '@小满', 1],
    ['text', '吧'],
  ]);
});

it.each([
  ['看https://example.com/a?b=1#c，不错', 'https://example.com/a?b=1#c'],
  ['（http://example.com）', 'http://example.com'],
  ['HTTPS://EXAMPLE.com/x.', 'HTTPS://EXAMPLE.com/x'],
])('%s contains an address', (text, address) => {
  expect(linkify(text).find(({ kind }) => kind === 'link')).toMatchObject({ href: address });
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https://',
  'https://me@example.com',
  'https://localhost',
  'www.example.com',
  '//example.com',
])('%s is not an address', (text) => expect(partsOf(text)).toEqual([['text', text]]));

it('links are found without URL.canParse', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('URL', class extends URL {});
  Object.defineProperty(URL, 'canParse', { value: undefined });
  expect(linkify('看 https://example.com/guide 这里').map(({ kind }) => kind)).toEqual([
    'text',
    'link',
    'text',
  ]);
});
