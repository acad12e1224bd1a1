import type { FaqQuestion } from '@/api/types';
import { plainText } from '@/lib/html';

/** The categories, in the order of their first questions. */
export function categoriesOf(questions: readonly FaqQuestion[]): string[] {
  return [...new Set(questions.map(({ category }) => category))];
}

/**
 * The questions that contain every search word in their text or answer, ignoring case and character width.
 */
export function searchQuestions(questions: readonly FaqQuestion[], text: string): FaqQuestion[] {
  const words = normalized(text).split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const all = normalized(`${question} ${plainText(answer)}`);
    return words.every((word) => all.includes(word));
  });
}

const normalized = (text: string) => text.normalize('NFKC').toLowerCase();
