import { expect, it, vi } from 'vitest';
import { ignoreTapsAfter } from './tapGuard';

/** Clicks a button at this time. Returns whether the button noticed. */
function clicks(at: number, detail = 1, clientY = 0): boolean {
  const button = document.createElement('button');
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  document.body.append(button);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientY });
  Object.defineProperty(event, 'timeStamp', { value: at });
  button.dispatchEvent(event);
  button.remove();
  return onClick.mock.calls.length > 0;
}

it('taps within 400 ms do nothing; later ones work', () => {
  ignoreTapsAfter(1_000);
  expect([clicks(1_000), clicks(1_399), clicks(1_400), clicks(1_401)]).toEqual([false, false, true, true]);
});

it('a key is no tap', () => {
  ignoreTapsAfter(5_000);
  expect([clicks(5_100, 0), clicks(5_100)]).toEqual([true, false]);
  expect(clicks(5_400)).toBe(true);
});

it('with an area, only taps in it do nothing', () => {
  ignoreTapsAfter(9_000, { left: 0, right: 375, top: 700, bottom: 800 } as DOMRect);
  expect([clicks(9_100, 1, 760), clicks(9_100, 1, 200)]).toEqual([false, true]);
  expect(clicks(9_400, 1, 760)).toBe(true);
});
