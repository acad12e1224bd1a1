import { readVipSource, storeVipSource } from '@/features/account';
import { renderScreen } from '@test/render';
import { expect, it } from 'vitest';
import { useResetVipSource } from './useResetVipSource';

const NONE = { type: 0, source: 0 };

function At({ route }: { route: string }) {
  useResetVipSource(route);
  return null;
}

it('leaving the profile clears the source of a purchase; entering it does not', () => {
  const { rerender } = renderScreen(<At route="detail" />);
  storeVipSource({ type: 1, source: 1001 });
  rerender(<At route="profile" />);
  expect(readVipSource()).toEqual({ type: 1, source: 1001 });
  rerender(<At route="home" />);
  expect(readVipSource()).toEqual(NONE);
});

it('a return from a payment page to a page other than the profile clears the source of the purchase', () => {
  storeVipSource({ type: 1, source: 1001 });
  renderScreen(<At route="orders" />);
  expect(readVipSource()).toEqual(NONE);
});

it('a reloaded profile keeps the source of the purchase', () => {
  storeVipSource({ type: 1, source: 1001 });
  renderScreen(<At route="profile" />);
  expect(readVipSource()).toEqual({ type: 1, source: 1001 });
});
