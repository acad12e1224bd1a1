type Value = string | number | undefined;

/** A language other than Chinese. A folder of `src/i18n` implements it, and only players who chose it load it. */
export interface Locale {
  /** The code of the language in the registry (`lib/language.ts`). */
  code: string;
  translate(text: string | TemplateStringsArray, values: readonly Value[]): string;
  shortNumber(value: number): string;
  date(date: Date): string;
  dateTime(date: Date): string;
  dayTime(date: Date): string;
}

/** Null: the app is in Chinese. */
export let locale: Locale | null = null;

/** Must run before other modules load: they translate their texts when they are evaluated. */
export function setLocale(chosen: Locale | null): void {
  locale = chosen;
}

/**
 * Translates a text: the Chinese text is its own key. The second argument is the context of an ambiguous text (as in gettext). See
 * "Translation" in web/README.md.
 */
export function t(text: string, context?: string): string;
export function t(parts: TemplateStringsArray, ...values: readonly Value[]): string;
export function t(text: string | TemplateStringsArray, ...values: readonly Value[]): string {
  if (locale) return locale.translate(text, values);
  return typeof text === 'string' ? text : String.raw({ raw: text }, ...values);
}
