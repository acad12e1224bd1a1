import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { beforeClosing } from '@/features/reading/progress/progressSyncOf';
import { BEGINNING, clampLocator, firstLocatorFrom, type TextLocator } from '../locator';
import { lengthsOf, paragraphsOf, rectAt } from '../measure';
import type { TextProps } from '../view';

interface Options extends Pick<TextProps, 'start' | 'typography' | 'onPosition' | 'onMove'> {
  scroller: RefObject<HTMLElement | null>;
  text: RefObject<HTMLElement | null>;
}

/** Keeps the position of a scrolled text: the first visible line, which only the reader's scrolling changes. */
export function useScrollLocator({ scroller, text, start, typography, onPosition, onMove }: Options): void {
  const place = useRef<TextLocator>(start);
  /** The last `scrollTop` set by code; a scroll event at this value is not from the reader. */
  const put = useRef(-1);

  const reportPosition = (element: HTMLElement) => {
    const room = element.scrollHeight - element.clientHeight;
    const value = room > 0 ? Math.min(100, Math.round((element.scrollTop / room) * 100)) : 100;
    onPosition({ value, max: 100, text: `${value}%` });
  };
  const layOut = useEffectEvent(() => {
    const [element, article] = [scroller.current, text.current];
    if (!element?.clientHeight || !article) return;
    const paragraphs = paragraphsOf(article);
    place.current = clampLocator(place.current, lengthsOf(paragraphs));
    const { paragraph, offset } = place.current;
    const top = paragraph === 0 && offset === 0 ? 0 : topOf(article, paragraphs, place.current);
    element.scrollTop = top;
    put.current = element.scrollTop;
    reportPosition(element);
  });
  const scrolled = useEffectEvent(() => {
    const [element, article] = [scroller.current, text.current];
    if (!element?.clientHeight || !article) return;
    reportPosition(element);
    if (Math.abs(element.scrollTop - put.current) < 1) return;
    put.current = -1;
    const paragraphs = paragraphsOf(article);
    const first = firstLocatorFrom(element.scrollTop - 1, lengthsOf(paragraphs), (at) =>
      topOf(article, paragraphs, at),
    );
    place.current = element.scrollTop <= 1 ? BEGINNING : first;
    onMove(place.current);
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => layOut());
    observer.observe(element);
    let frameRequest = 0;
    const follow = () => {
      cancelAnimationFrame(frameRequest);
      frameRequest = requestAnimationFrame(() => scrolled());
    };
    element.addEventListener('scroll', follow, { passive: true });
    const forget = beforeClosing(() => scrolled());
    return () => {
      forget();
      observer.disconnect();
      cancelAnimationFrame(frameRequest);
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, typography]);

  useEffect(() => {
    place.current = start;
    const frameRequest = requestAnimationFrame(() => layOut());
    return () => cancelAnimationFrame(frameRequest);
  }, [start]);
}

/** The vertical offset of a position in the text. */
function topOf(article: HTMLElement, paragraphs: HTMLElement[], place: TextLocator): number {
  const rect = rectAt(paragraphs, place);
  return rect ? rect.top - article.getBoundingClientRect().top : 0;
}
