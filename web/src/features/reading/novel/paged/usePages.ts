import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { clampLocator, firstLocatorFrom, type TextLocator } from '../locator';
import { lengthsOf, paragraphsOf, rectAt } from '../measure';
import type { TextProps } from '../view';
import { pageIndexAt, pagesIn } from './pages';

interface Options extends Pick<TextProps, 'start' | 'typography' | 'onPosition' | 'onMove'> {
  frame: RefObject<HTMLElement | null>;
  text: RefObject<HTMLElement | null>;
}

interface Pages {
  page: number;
  /** Width of a page in px. */
  step: number;
  /** Turns to a page; false: the page does not exist. */
  turn: (to: number) => boolean;
}

/**
 * The current page of a text. The stored state is a position in the text, which only a page turn changes. After a
 * layout change the page with that position is shown.
 */
export function usePages({ frame, text, start, typography, onPosition, onMove }: Options): Pages {
  const [layout, setLayout] = useState({ page: 0, pages: 1, step: 0 });
  const place = useRef<TextLocator>(start);

  const show = (page: number, pages: number, step: number) => {
    setLayout((now) =>
      now.page === page && now.pages === pages && now.step === step ? now : { page, pages, step },
    );
    onPosition({ value: page, max: pages - 1, text: `${page + 1} / ${pages}` });
  };
  const measure = () => {
    const [window, article] = [frame.current, text.current];
    const step = window?.getBoundingClientRect().width ?? 0;
    // A hidden page has no layout.
    return article && step > 0 ? { article, step, pages: pagesIn(article.scrollWidth, step) } : null;
  };
  const layOut = useEffectEvent(() => {
    const measured = measure();
    if (!measured) return;
    const { article, step, pages } = measured;
    const paragraphs = paragraphsOf(article);
    place.current = clampLocator(place.current, lengthsOf(paragraphs));
    show(Math.min(pageOf(article, paragraphs, place.current, step), pages - 1), pages, step);
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // The observer also calls back once when it starts.
    const observer = new ResizeObserver(() => layOut());
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, typography]);

  useEffect(() => {
    place.current = start;
    const frameNumber = requestAnimationFrame(() => layOut());
    return () => cancelAnimationFrame(frameNumber);
  }, [start]);

  const turn = (to: number): boolean => {
    // A key may come before the first layout. That state has a single page, so a turn would leave the chapter.
    const measured = measure();
    if (!measured) return true;
    const { article, step, pages } = measured;
    if (to < 0 || to >= pages) return false;
    const paragraphs = paragraphsOf(article);
    place.current =
      to === 0
        ? { paragraph: 0, offset: 0 }
        : firstLocatorFrom(to, lengthsOf(paragraphs), (at) => pageOf(article, paragraphs, at, step));
    show(to, pages, step);
    onMove(place.current);
    return true;
  };
  return { page: layout.page, step: layout.step, turn };
}

function pageOf(article: HTMLElement, paragraphs: HTMLElement[], place: TextLocator, step: number): number {
  const rect = rectAt(paragraphs, place);
  return rect ? pageIndexAt(rect.left - article.getBoundingClientRect().left, step) : 0;
}
