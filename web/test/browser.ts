/** What jsdom lacks and browsers have, as little of it as the app touches. */
import { vi } from 'vitest';

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
  this.scrollTop = typeof to === 'object' ? (to.top ?? this.scrollTop) : 0;
};

/** Everything is in view at once. */
class AllSeeingObserver {
  constructor(private readonly seen: IntersectionObserverCallback) {}

  observe() {
    this.seen(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }

  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', AllSeeingObserver);

/** Nothing changes its size. */
class StillObserver {
  observe() {}

  disconnect() {}
}
vi.stubGlobal('ResizeObserver', StillObserver);

window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
