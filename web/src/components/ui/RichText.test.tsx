import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RichText, sanitize } from './RichText';

describe('cleaning', () => {
  it.each([
    ['<p onclick="x()">好</p>', '<p>好</p>'],
    ['<script>x()</script>好', '好'],
    ['<a href="/games" onclick="x()" title="t" data-x="1" aria-label="x">点</a>', '<a href="/games">点</a>'],
    ['<strong style="position:fixed" class="x">好</strong>', '<strong>好</strong>'],
    ['<iframe src="/"></iframe>', ''],
    ['<p>好<img src="/media/a.webp"><hr><span>的</span></p>', '<p>好</p>的<p></p>'],
  ])('%s', (html, clean) => expect(sanitize(html)).toBe(clean));

  it('keeps what the server keeps', () => {
    const html =
      '<h3>公告</h3><blockquote><p>今晚<br><strong>双倍</strong><em>经验</em></p></blockquote><ul><li>甲</li></ul><ol><li>乙</li></ol>';
    expect(sanitize(html)).toBe(html);
  });

  it('what leads out opens beside the portal', () => {
    expect(sanitize('<a href="https://example.com">外面</a>')).toContain('target="_blank"');
    expect(sanitize('<a href="/games">里面</a>')).toBe('<a href="/games">里面</a>');
  });

  it.each([
    'javascript:x()',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '/&#9;/example.com',
    'tel:1',
  ])('an address like %s is dropped', (address) =>
    expect(sanitize(`<a href="${address}">点</a>`)).toBe('<a>点</a>'),
  );
});

it('a link inside the portal does not reload it', async () => {
  const Where = () => <p>{useLocation().pathname}</p>;
  render(
    <MemoryRouter>
      <RichText html='<a href="/games">看看</a>' />
      <Where />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('看看'));
  expect(screen.getByText('/games')).toBeInTheDocument();
});
