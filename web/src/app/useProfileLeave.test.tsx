import { readVipConfig, storeVipConfig } from '@/features/account';
import { renderScreen } from '@test/render';
import { expect, it } from 'vitest';
import { useProfileLeave } from './useProfileLeave';

const NONE = { type: 0, source: 0 };

function At({ route }: { route: string }) {
  useProfileLeave(route);
  return null;
}

it('leaving the profile forgets how a purchase was opened; coming to it does not', () => {
  const { rerender } = renderScreen(<At route="detail" />);
  storeVipConfig({ type: 1, source: 1001 });
  rerender(<At route="profile" />);
  expect(readVipConfig()).toEqual({ type: 1, source: 1001 });
  rerender(<At route="home" />);
  expect(readVipConfig()).toEqual(NONE);
});

it('a player who left it for a cashier has left it, too', () => {
  storeVipConfig({ type: 1, source: 1001 });
  renderScreen(<At route="orders" />);
  expect(readVipConfig()).toEqual(NONE);
});

it('a profile that is loaded anew goes on with the purchase', () => {
  storeVipConfig({ type: 1, source: 1001 });
  renderScreen(<At route="profile" />);
  expect(readVipConfig()).toEqual({ type: 1, source: 1001 });
});
