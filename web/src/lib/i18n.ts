type Value = string | number | undefined;

/** How English is spoken; src/i18n/en is the one who does, and is fetched by those only who chose it. */
export interface EnglishLocale {
  translate(text: string | TemplateStringsArray, values: readonly Value[]): string;
  shortNumber(value: number): string;
  date(date: Date): string;
  dateTime(date: Date): string;
  dayTime(date: Date): string;
}

/** Null: the app speaks Chinese. */
export let englishLocale: EnglishLocale | null = null;

/** Comes before anything else is loaded: texts are taken once, when a module is evaluated. */
export function setEnglishLocale(language: EnglishLocale | null): void {
  englishLocale = language;
}

/**
 * The text itself, in the player's language: a Chinese text is its own key. Where one text means two things, the second argument says
 * which (gettext's context). See web/README.md, "Words".
 */
export function t(text: string, context?: string): string;
export function t(parts: TemplateStringsArray, ...values: readonly Value[]): string;
export function t(text: string | TemplateStringsArray, ...values: readonly Value[]): string {
  if (englishLocale) return englishLocale.translate(text, values);
  return typeof text === 'string' ? text : String.raw({ raw: text }, ...values);
}
