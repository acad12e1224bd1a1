import { appConfig } from '@/config';
import { afterEach, expect, it, vi } from 'vitest';
import { trackPurchase } from './tracking';

const fbq = vi.fn();

afterEach(() => {
  vi.stubGlobal('fbq', undefined);
  fbq.mockReset();
});

it('a purchase is sent to the configured pixel', () => {
  vi.stubGlobal('fbq', fbq);
  vi.spyOn(appConfig as { pixelId: string }, 'pixelId', 'get').mockReturnValue('12345');
  trackPurchase(30);
  expect(fbq.mock.calls).toEqual([['trackSingle', '12345', 'Purchase', { value: 30, currency: 'USD' }]]);
});

it('without a pixel nothing is sent', () => {
  vi.stubGlobal('fbq', fbq);
  trackPurchase(30);
  expect(fbq).not.toHaveBeenCalled();
});

it('without the service’s script nothing happens', () => {
  vi.spyOn(appConfig as { pixelId: string }, 'pixelId', 'get').mockReturnValue('12345');
  expect(() => trackPurchase(30)).not.toThrow();
});
