import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PhoneCode } from './PhoneCode';

afterEach(() => {
  document.head.innerHTML = '';
});

const code = () => screen.queryByRole('img', { name: '网址的二维码' });
const button = () => screen.getByRole('button', { name: '手机上看' });

it('a click shows the code of the page, and Escape, a click elsewhere or a second click hide it', async () => {
  render(<PhoneCode />);
  expect(code()).toBeNull();
  for (const hide of [
    () => userEvent.keyboard('{Escape}'),
    () => Promise.resolve(fireEvent.pointerDown(document.body)),
    () => userEvent.click(button()),
  ]) {
    await userEvent.click(button());
    expect(code()).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await hide();
    expect(code()).toBeNull();
  }
});
