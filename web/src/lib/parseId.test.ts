import { expect, it } from 'vitest';
import { parseId } from './parseId';

it.each([
  ['7', 7],
  ['999999999999999', 999_999_999_999_999],
])('%s is parsed as an id', (text, id) => expect(parseId(text)).toBe(id));

it.each([null, undefined, '', '0', '07', '-1', '1.5', '1e3', ' 7', '7x', '0x7', 'NaN', '1000000000000000'])(
  '%j is not an id',
  (text) => expect(parseId(text)).toBeNull(),
);
