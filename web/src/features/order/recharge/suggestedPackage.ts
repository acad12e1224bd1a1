import type { CoinPackage } from '@/api/types';

/** The coins that a purchase lacks; 0 if the balance is sufficient. */
export function missingCoins(price: number | undefined, balance: number | undefined): number {
  return Math.max(0, (price ?? 0) - (balance ?? 0));
}

/**
 * The package to select first: the cheapest one that covers the missing coins, else the largest one. If no coins are missing, the package with
 * a badge.
 */
export function suggestedPackage(packages: readonly CoinPackage[], missing: number): CoinPackage {
  if (missing === 0) return packages.find(({ badge }) => badge) ?? packages[0]!;
  const coinsOf = ({ coins, bonus }: CoinPackage) => coins + bonus;
  const sufficient = packages.filter((one) => coinsOf(one) >= missing);
  if (sufficient.length > 0) return sufficient.reduce((best, one) => (one.amount < best.amount ? one : best));
  return packages.reduce((largest, one) => (coinsOf(one) > coinsOf(largest) ? one : largest));
}
