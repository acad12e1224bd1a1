type Value = string | number | undefined;

/** The English language. `src/i18n/en` implements it, and only players who chose English load it. */
export interface EnglishLocale {
  translate(text: string | TemplateStringsArray, values: readonly Value[]): string;
  shortNumber(value: number): string;
  date(date: Date): string;
  dateTime(date: Date): string;
  dayTime(date: Date): string;
}

/** Null: the app is in Chinese. */
export let englishLocale: EnglishLocale | null = null;

/** Must run before other modules load: they translate their texts when they are evaluated. */
export function setEnglishLocale(language: EnglishLocale | null): void {
  englishLocale = language;
}

/**
 * Translates a text: the Chinese text is its own key. The second argument is the context of an ambiguous text (as in gettext). See
 * "Translation" in web/README.md.
 */
export function t(text: string, context?: string): string;
export function t(parts: TemplateStringsArray, ...values: readonly Value[]): string;
export function t(text: string | TemplateStringsArray, ...values: readonly Value[]): string {
  if (englishLocale) return englishLocale.translate(text, values);
  return typeof text === 'string' ? text : String.raw({ raw: text }, ...values);
}
