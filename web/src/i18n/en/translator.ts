import type { EnglishLocale } from '@/lib/i18n';

/** A text with places {0}, {1} …, and words that go by a number: {0|gift|gifts}. Or, where that is not enough, a function. */
export type Translation = string | ((...values: string[]) => string);
export type Dictionary = Readonly<Record<string, Translation>>;

const PLACE = /\{(\d)(?:\|([^|}]*)\|([^}]*))?\}/g;
const plurals = new Intl.PluralRules('en');

/** Looks texts up. One that is not there stays as it is; a test wants them all. */
export function makeTranslate(dictionary: Dictionary): EnglishLocale['translate'] {
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

/** Of a text that means two things the context says which: 关注@action. */
function keyOf(text: string, context?: string | number): string {
  return context === undefined ? text : `${text}@${context}`;
}

function fill(translation: string, values: readonly string[]): string {
  return translation.replace(PLACE, (_, at: string, one?: string, other?: string) => {
    const value = values[Number(at)] ?? '';
    if (one === undefined) return value;
    return (plurals.select(Number(value.replaceAll(',', ''))) === 'one' ? one : other) ?? '';
  });
}
