import { expect, it } from 'vitest';
import { fileNameOf } from './fileName';

it.each([
  ['a saved picture has the name and number of its thing', '猫国远征', '/media/a/b.webp', '猫国远征-2.webp'],
  ['an address may have a query', '晚霞', '/media/b.jpg?v=2', '晚霞-2.jpg'],
  ['no character that a file system refuses', ' A/B: "C"\n? ', '/media/b.png', 'A B C-2.png'],
  ['a long title is cut by characters', '🐱'.repeat(90), '/media/b', `${'🐱'.repeat(60)}-2`],
])('%s', (_, name, url, expected) => {
  expect(fileNameOf(name, 2, url)).toBe(expected);
});
