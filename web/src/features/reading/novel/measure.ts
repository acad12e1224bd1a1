import type { TextLocator } from './locator';

/** The paragraph elements of a text, in order. */
export function paragraphsOf(text: HTMLElement): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>('[data-paragraph]')];
}

export const lengthsOf = (paragraphs: readonly HTMLElement[]) =>
  paragraphs.map(({ textContent }) => textContent.length);

/** The screen rectangle of the character at a position; null: there is no text. */
export function rectAt(
  paragraphs: readonly HTMLElement[],
  { paragraph, offset }: TextLocator,
): DOMRect | null {
  const element = paragraphs[paragraph];
  const words = element?.firstChild;
  if (!element || !words) return element?.getBoundingClientRect() ?? null;
  const end = words.textContent?.length ?? 0;
  const range = document.createRange();
  range.setStart(words, Math.min(offset, end));
  range.setEnd(words, Math.min(offset + 1, end));
  // A character that is not drawn (a space at the end of a line) has no rectangle.
  return range.getClientRects()[0] ?? element.getBoundingClientRect();
}
