import { expect, it, vi } from 'vitest';
import { operatorsText } from './html';

it('the first text that says something is used, without tags and with its entities', () => {
  expect(operatorsText(' ', '<p>海上 &amp; 港口</p>')).toBe('海上 & 港口');
  expect(operatorsText('先去港口', '<p>海上</p>')).toBe('先去港口');
  expect(operatorsText('', '<br>')).toBe('');
});

it.each([
  '<img src=x onerror=x()>港口',
  '港口<img src=x onerror=x()',
  '<img alt=">" onerror=x()>港口',
  '<style>a{}</style>港口',
  '<<img src=x onerror=x()>img src=x>港口',
])('no element of a hostile text is parsed: %s', (hostile) => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  expect(operatorsText(hostile)).toContain('港口');
  for (const { value } of parse.mock.results) expect((value as Document).body.children).toHaveLength(0);
});
