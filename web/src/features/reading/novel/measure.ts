import type { TextLocator } from './locator';

/** The paragraphs of a text that is shown, in their order. */
export function paragraphsOf(text: HTMLElement): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>('[data-paragraph]')];
}

export const lengthsOf = (paragraphs: readonly HTMLElement[]) =>
  paragraphs.map(({ textContent }) => textContent.length);

/** Where the character at a place within the text stands, on the screen; null: there is no text. */
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
  // What is drawn as nothing (a blank at a line's end) has no rectangle of its own.
  return range.getClientRects()[0] ?? element.getBoundingClientRect();
}
