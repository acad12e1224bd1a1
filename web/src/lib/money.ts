import { t } from './i18n';

/** An amount of money: 6元, 6.50元; other currencies by their code. `amount` is in the currency's minor unit. */
export function moneyText(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const value = amount / 10 ** digits;
  const text = value.toLocaleString('zh-CN', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  });
  return currency === 'CNY' ? t`${text}元` : `${text} ${currency}`;
}

/** The number of decimal digits of a currency's minor unit. */
function minorDigits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('zh-CN', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}
