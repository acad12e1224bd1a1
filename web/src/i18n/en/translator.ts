import type { Locale } from '@/lib/i18n';

/** A text with the placeholders {0}, {1} … and plural forms: {0|gift|gifts}. If that is not enough, a function. */
export type Translation = string | ((...values: string[]) => string);
export type Dictionary = Readonly<Record<string, Translation>>;

const PLACE = /\{(\d)(?:\|([^|}]*)\|([^}]*))?\}/g;
const plurals = new Intl.PluralRules('en');

/** Translates texts. A missing text stays Chinese; a test requires all of them. */
export function makeTranslate(dictionary: Dictionary): Locale['translate'] {
  return (text, values) => {
    const key =
      typeof text === 'string'
        ? keyOf(text, values[0])
        : text.reduce((key, part, at) => `${key}{${at - 1}}${part}`);
    const translation = dictionary[key];
    if (typeof text === 'string') return typeof translation === 'string' ? translation : text;
    if (translation === undefined) return String.raw({ raw: text }, ...values);
    const words = values.map(String);
    return typeof translation === 'function' ? translation(...words) : fill(translation, words);
  };
}

/** The key of an ambiguous text includes its context: 关注@action. */
function keyOf(text: string, context?: string | number): string {
  return context === undefined ? text : `${text}@${context}`;
}

function fill(translation: string, values: readonly string[]): string {
  return translation.replace(PLACE, (_, at: string, one?: string, other?: string) => {
    const value = values[Number(at)] ?? '';
    if (one === undefined) return value;
    return (plurals.select(numberIn(value)) === 'one' ? one : other) ?? '';
  });
}

/** The number of a value: `1,000`, or the mark of an element that shows a number (`lib/rich`): its place, a space, the number. */
function numberIn(value: string): number {
  const shown = value.slice(value.indexOf(' ') + 1);
  return Number(shown.replaceAll(',', '').replaceAll('\u0001', ''));
}
