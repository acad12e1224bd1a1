import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText';
import { richNodes } from './richNodes';

/** The HTML that reaches the page. */
const cleaned = (html: string) => render(<div>{richNodes(html)}</div>).container.firstElementChild!.innerHTML;

describe('cleaning', () => {
  it.each([
    ['<p onclick="x()">好</p>', '<p>好</p>'],
    ['<script>x()</script>好', '好'],
    ['<a href="/games" onclick="x()" title="t" data-x="1" aria-label="x">点</a>', '<a href="/games">点</a>'],
    ['<strong style="position:fixed" class="x">好</strong>', '<strong>好</strong>'],
    ['<iframe src="/"></iframe>', ''],
    ['<svg><a href="/games">画</a><style>p{}</style></svg><math><p>式</p></math>', '<p>式</p>'],
    [
      '<template><p>藏</p></template><noscript><p>藏</p></noscript><title>题</title><textarea>填</textarea>',
      '',
    ],
    ['<!-- 注 --><form><input value="x"><button>按</button></form>', '按'],
    ['<style><a title="</style><img src=x onerror=x()>">好', '"&gt;好'],
    ['<P HREF="/">好</P>&lt;script&gt;', '<p>好</p>&lt;script&gt;'],
    ['<p>好<img src="/media/a.webp"><hr><span>的</span></p>', '<p>好</p>的<p></p>'],
  ])('cleans %s', (html, clean) => expect(cleaned(html)).toBe(clean));

  it('keeps what the server allows', () => {
    const html =
      '<h3>公告</h3><blockquote><p>今晚<br><strong>双倍</strong><em>经验</em></p></blockquote><ul><li>甲</li></ul><ol><li>乙</li></ol>';
    expect(cleaned(html)).toBe(html);
  });

  it('opens external links in a new tab', () => {
    expect(cleaned('<a href="https://example.com">外面</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">外面</a>',
    );
    expect(cleaned('<a href="/games">里面</a>')).toBe('<a href="/games">里面</a>');
  });

  it.each([
    'javascript:x()',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '/&#9;/example.com',
    'tel:1',
  ])('drops the address %s', (address) => expect(cleaned(`<a href="${address}">点</a>`)).toBe('<a>点</a>'));
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
