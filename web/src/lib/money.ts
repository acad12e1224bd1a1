import { t } from './i18n';

/** Money as it is said: 6元, 6.50元; another currency by its code. `amount` is in the currency's minor unit. */
export function moneyText(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const value = amount / 10 ** digits;
  const text = value.toLocaleString('zh-CN', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  });
  return currency === 'CNY' ? t`${text}元` : `${text} ${currency}`;
}

/** How many digits of a currency are its minor unit. */
function minorDigits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('zh-CN', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}
