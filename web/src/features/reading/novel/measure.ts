import { within, type Place } from './locator';

/** The paragraphs of a text that is shown, in their order. */
export function paragraphsOf(text: HTMLElement): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>('[data-paragraph]')];
}

export const lengthsOf = (paragraphs: readonly HTMLElement[]) =>
  paragraphs.map(({ textContent }) => textContent.length);

/** Where the character at a place stands, on the screen; null: there is no text. */
export function rectAt(paragraphs: readonly HTMLElement[], place: Place): DOMRect | null {
  const { paragraph, offset } = within(place, lengthsOf(paragraphs));
  const element = paragraphs[paragraph];
  const words = element?.firstChild;
  if (!element || !words) return element?.getBoundingClientRect() ?? null;
  const range = document.createRange();
  range.setStart(words, offset);
  range.setEnd(words, Math.min(offset + 1, words.textContent?.length ?? 0));
  // What is drawn as nothing (a blank at a line's end) has no rectangle of its own.
  return range.getClientRects()[0] ?? element.getBoundingClientRect();
}
