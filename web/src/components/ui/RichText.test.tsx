import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RichText, sanitize } from './RichText';

describe('cleaning', () => {
  it.each([
    ['<p onclick="x()">好</p>', '<p>好</p>'],
    ['<script>x()</script>好', '好'],
    ['<img src="/media/a.webp" onerror="x()">', '<img src="/media/a.webp">'],
    ['<a href="javascript:x()">点</a>', '<a target="_blank" rel="noopener noreferrer nofollow">点</a>'],
    ['<b style="position:fixed">好</b>', '<b>好</b>'],
    ['<iframe src="/"></iframe>', ''],
  ])('%s', (html, clean) => expect(sanitize(html)).toBe(clean));

  it('what leads out opens beside the portal', () => {
    expect(sanitize('<a href="https://example.com">外面</a>')).toContain('target="_blank"');
    expect(sanitize('<a href="//example.com">外面</a>')).not.toContain('href');
    expect(sanitize('<a href="/games">里面</a>')).toBe('<a href="/games">里面</a>');
  });
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
