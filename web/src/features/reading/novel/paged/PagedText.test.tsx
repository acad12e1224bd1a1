import type { Chapter } from '@/api/types';
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { BEGINNING } from '../locator';
import type { TextHandle } from '../view';
import { PagedText } from './PagedText';

const chapter = {
  id: 1,
  title: '第一章',
  paragraphs: [{ text: '雪下了一夜。' }],
  locked: false,
} as Chapter;

// jsdom has no layout, so the text stays in the state before its first layout.
it('a turn before the first layout does not leave the chapter', () => {
  const text = createRef<TextHandle>();
  const onMove = vi.fn();
  render(
    <PagedText
      ref={text}
      chapter={chapter}
      start={BEGINNING}
      typography=""
      onPosition={vi.fn()}
      onMove={onMove}
      onLeave={vi.fn()}
    />,
  );
  expect(text.current!.next()).toBe(true);
  expect(text.current!.previous()).toBe(true);
  expect(onMove).not.toHaveBeenCalled();
});
