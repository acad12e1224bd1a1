export interface HighlightPart {
  text: string;
  marked: boolean;
}

/** Splits a text at the search words, regardless of case and full or half width. */
export function splitByMatches(text: string, keyword: string): HighlightPart[] {
  const words = keyword.split(/\s+/).map(normalize).filter(Boolean);
  const letters = [...text];
  const folded = letters.map(normalize);
  const marked = letters.map(() => false);
  for (const word of words) {
    const needle = [...word];
    for (let at = 0; at + needle.length <= folded.length; at += 1)
      if (needle.every((letter, index) => folded[at + index] === letter))
        marked.fill(true, at, at + needle.length);
  }
  const parts: HighlightPart[] = [];
  letters.forEach((letter, index) => {
    const last = parts[parts.length - 1];
    if (last && last.marked === marked[index]) last.text += letter;
    else parts.push({ text: letter, marked: marked[index]! });
  });
  return parts;
}

const normalize = (text: string) => text.normalize('NFKC').toLowerCase();
