import { appConfig } from '@/config';

interface Purchase {
  value: number;
  currency: string;
}

/** The global function of the advertising service's script. */
type Pixel = (command: 'trackSingle', pixelId: string, event: 'Purchase', purchase: Purchase) => void;

/**
 * Reports a confirmed purchase to the advertising service. Does nothing without a configured pixel or without the service's script: the app
 * loads nothing from third parties. A deployment that uses it adds the script to the page and allows it in the policy of its proxy.
 */
export function trackPurchase(value: number): void {
  const { fbq } = window as { fbq?: Pixel };
  if (appConfig.pixelId) fbq?.('trackSingle', appConfig.pixelId, 'Purchase', { value, currency: 'USD' });
}
