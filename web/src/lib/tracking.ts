interface Purchase {
  value: number;
  currency: string;
}

/** The social advertising service's own function; there only where a deployment has put its script on the page. */
type Pixel = (command: 'track', event: 'Purchase', purchase: Purchase) => void;

/** Tells the advertising service that a purchase was confirmed. */
export function trackPurchase(value: number): void {
  const { fbq } = window as { fbq?: Pixel };
  fbq?.('track', 'Purchase', { value, currency: 'USD' });
}
