type Value = string | number | undefined;

/** The text itself, in the player's language: a Chinese text is its own key. See web/README.md, "Words". */
export function t(text: string): string;
export function t(parts: TemplateStringsArray, ...values: readonly Value[]): string;
export function t(text: string | TemplateStringsArray, ...values: readonly Value[]): string {
  return typeof text === 'string' ? text : String.raw({ raw: text }, ...values);
}
