import { appConfig } from '@/config';

interface Purchase {
  value: number;
  currency: string;
}

/** The social advertising service's own function. */
type Pixel = (command: 'trackSingle', pixelId: string, event: 'Purchase', purchase: Purchase) => void;

/**
 * Tells the advertising service that a purchase was confirmed. Silent unless a pixel is configured, and where its script is not
 * there: the app loads nothing from third parties. A deployment that wants it puts the service's script on the page, and allows
 * it in the policy that its proxy sends.
 */
export function trackPurchase(value: number): void {
  const { fbq } = window as { fbq?: Pixel };
  if (appConfig.pixelId) fbq?.('trackSingle', appConfig.pixelId, 'Purchase', { value, currency: 'USD' });
}
