/** How many pages text of this width makes, whose window is so wide. Less than a pixel is rounding. */
export function pagesIn(textWidth: number, windowWidth: number): number {
  return windowWidth > 0 ? Math.max(1, Math.ceil((textWidth - 2) / windowWidth)) : 1;
}

/** On which page something stands that is so far right of the text's beginning. */
export function pageIndexAt(left: number, windowWidth: number): number {
  return windowWidth > 0 ? Math.max(0, Math.floor((left + 1) / windowWidth)) : 0;
}
