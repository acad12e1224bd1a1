import { locale, t } from './i18n';

/** Short numbers: 9999, 1.2万, 3.4亿 (in English 1.2K, 3.4M). Never rounds up: a balance must not look larger than it is. */
export function shortNumber(value: number): string {
  if (locale) return locale.shortNumber(value);
  const abs = Math.abs(value);
  if (abs < 10_000) return String(Math.trunc(value));
  const [unit, name] = abs < 100_000_000 ? [10_000, '万'] : [100_000_000, '亿'];
  const tenths = Math.trunc((value / unit) * 10 + Math.sign(value) * 1e-6) / 10;
  return `${Math.abs(tenths) >= 1000 ? Math.trunc(tenths) : tenths}${name}`;
}

/** A count next to its icon or word. Zero is not shown. */
export function countText(count: number): string {
  return count > 0 ? shortNumber(count) : '';
}

/** Coins in running text and on tags: 12X钻, 1.2万X钻. */
export function coins(value: number): string {
  return t`${shortNumber(value)}X钻`;
}

/** The exact number of coins, for balances and payments: 12,345. */
export function exactNumber(value: number): string {
  return Math.trunc(value).toLocaleString('en');
}

/** A badge with a maximum width: 99+. */
export function badgeText(count: number, max: number): string {
  return count > max ? `${max}+` : String(count);
}

export function fileSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size >= 100 || unit === 0 ? Math.round(size) : size.toFixed(1)}${units[unit]}`;
}
