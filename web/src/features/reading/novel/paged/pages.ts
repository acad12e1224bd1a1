/** Number of pages in a text of this width. Less than a pixel is a rounding error. */
export function pagesIn(textWidth: number, windowWidth: number): number {
  return windowWidth > 0 ? Math.max(1, Math.ceil((textWidth - 2) / windowWidth)) : 1;
}

/** The page at this distance from the left edge of the text. */
export function pageIndexAt(left: number, windowWidth: number): number {
  return windowWidth > 0 ? Math.max(0, Math.floor((left + 1) / windowWidth)) : 0;
}
