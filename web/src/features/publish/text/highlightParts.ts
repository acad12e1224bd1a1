import type { WordMatch } from '@/features/sensitiveWords';

interface HighlightPart {
  text: string;
  marked: boolean;
}

/** Splits a text into marked and plain parts. Hits may overlap, or end beyond a text that has become shorter. */
export function highlightParts(
  text: string,
  hits: readonly Pick<WordMatch, 'start' | 'end'>[],
): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let at = 0;
  for (const { start, end } of hits) {
    if (end <= at) continue;
    if (start > at) parts.push({ text: text.slice(at, start), marked: false });
    parts.push({ text: text.slice(Math.max(start, at), end), marked: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts.filter(({ text: part }) => part !== '');
}
