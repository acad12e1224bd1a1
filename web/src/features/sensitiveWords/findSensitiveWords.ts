import type { SensitiveWord } from '@/api/types';

/** The part of a text from `start` to `end` (exclusive) that matches a listed word. */
export interface WordMatch {
  start: number;
  end: number;
  word: string;
}

interface NormalizedText {
  text: string;
  /** The position in the original text of each unit of the normalized text. */
  origin: { start: number; end: number }[];
}

/**
 * Finds listed words in a text, regardless of case, width and characters between their letters. It is only a hint:
 * the server normalizes more and decides.
 */
export function findSensitiveWords(text: string, words: readonly Pick<SensitiveWord, 'word'>[]): WordMatch[] {
  if (words.length === 0 || !text) return [];
  const folded = normalize(text);
  const hits = words.flatMap(({ word }) => {
    const needle = normalize(word).text;
    return needle ? placesOf(needle, folded).map((place) => ({ ...place, word })) : [];
  });
  return hits.sort((a, b) => a.start - b.start || b.end - a.end);
}

function placesOf(needle: string, { text, origin }: NormalizedText): { start: number; end: number }[] {
  const places = [];
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length))
    places.push({ start: origin[at]!.start, end: origin[at + needle.length - 1]!.end });
  return places;
}

/** Reduces a text to letters and digits in one width and case. */
function normalize(text: string): NormalizedText {
  const result: NormalizedText = { text: '', origin: [] };
  let start = 0;
  for (const letter of text) {
    const end = start + letter.length;
    const plain = letter
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
    for (let unit = 0; unit < plain.length; unit += 1) result.origin.push({ start, end });
    result.text += plain;
    start = end;
  }
  return result;
}
