/** The browser APIs that the app uses and jsdom lacks, in a minimal form. */

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
  this.scrollTop = typeof to === 'object' ? (to.top ?? this.scrollTop) : 0;
};

/** Reports every element as visible at once. */
class AllSeeingObserver {
  constructor(private readonly seen: IntersectionObserverCallback) {}

  observe(target: Element) {
    this.seen(
      [{ target, isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }

  unobserve() {}

  disconnect() {}
}
globalThis.IntersectionObserver = AllSeeingObserver as unknown as typeof IntersectionObserver;

/** Reports no change of size. */
class StillObserver {
  observe() {}

  disconnect() {}
}
globalThis.ResizeObserver = StillObserver as unknown as typeof ResizeObserver;

window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;

performance.getEntriesByType = () => [];
