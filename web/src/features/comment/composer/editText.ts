/** A text after an edit, and the caret in it. */
export interface EditedText {
  text: string;
  caret: number;
}

/** Replaces the selected part of a text. */
export function insertText(text: string, piece: string, from: number, to: number): EditedText {
  return { text: text.slice(0, from) + piece + text.slice(to), caret: from + piece.length };
}

/** Deletes the selected part, or the visible character before the caret: an emoji may consist of several code points. */
export function deleteBackward(text: string, from: number, to: number): EditedText {
  const before = text.slice(0, from);
  const last = from < to ? '' : ([...new Intl.Segmenter().segment(before)].pop()?.segment ?? '');
  return insertText(text, '', from - last.length, to);
}
