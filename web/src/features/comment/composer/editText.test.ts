import { expect, it } from 'vitest';
import { deleteBackward, insertText } from './editText';

it('a piece replaces the selection, and the caret follows it', () => {
  expect(insertText('今晚开黑', '🎮', 2, 2)).toEqual({ text: '今晚🎮开黑', caret: 4 });
  expect(insertText('今晚开黑', '\n', 0, 2)).toEqual({ text: '\n开黑', caret: 1 });
});

it('a whole emoji is deleted at once', () => {
  expect(deleteBackward('好⚔️的', 3, 3)).toEqual({ text: '好的', caret: 1 });
  expect(deleteBackward('好👍🏽', 5, 5)).toEqual({ text: '好', caret: 1 });
});

it('a selection is deleted without the character before it; at the start nothing is', () => {
  expect(deleteBackward('一二三', 1, 2)).toEqual({ text: '一三', caret: 1 });
  expect(deleteBackward('一', 0, 0)).toEqual({ text: '一', caret: 0 });
});
