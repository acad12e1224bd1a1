/**
 * `inert` for browsers without it: below Chrome 102 and Safari 15.5. `main.tsx` loads this file only there.
 * base.css disables pointers on inert parts. This module removes the focus from them and hides them from screen readers.
 */
export function installInertPolyfill(root: Document = document): void {
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('[inert]')) target.blur();
  });
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') hide(target as Element);
      else addedNodes.forEach((node) => node instanceof Element && hideWithin(node));
    }
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['inert'] });
  hideWithin(root.documentElement);
}

function hideWithin(element: Element): void {
  for (const one of [element, ...element.querySelectorAll('[inert]')])
    if (one.hasAttribute('inert')) hide(one);
}

function hide(element: Element): void {
  if (element.hasAttribute('inert')) element.setAttribute('aria-hidden', 'true');
  else element.removeAttribute('aria-hidden');
}
