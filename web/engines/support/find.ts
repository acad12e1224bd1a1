export type Role = 'button' | 'link' | 'heading' | 'dialog' | 'textbox' | 'status' | 'img' | 'text';

/**
 * Runs in the page. Returns the first visible element with this role and name. `pattern` is the source of a regular expression,
 * or null for an exact name. It must use nothing outside this function, and no syntax that Safari 16 lacks.
 */
export function find(role: Role, name: string, pattern: string | null): Element | null {
  const SELECTORS: Record<Role, string> = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4, h5, h6',
    dialog: 'dialog[open], [role=dialog]',
    textbox: 'input, textarea',
    status: '[role=status], output',
    img: 'img, [role=img]',
    text: '#app *, body > * *',
  };
  const expression = pattern === null ? null : new RegExp(pattern);
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (text: string) => (expression ? expression.test(text) : text === name);
  const nameOf = (element: Element): string => {
    if (role === 'text') return plain(element.textContent);
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label) return plain(label);
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    if (named.length > 0)
      return plain(named.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    const labels = (element as HTMLInputElement).labels;
    return plain(labels?.length ? labels[0]!.textContent : element.textContent);
  };
  const isReachable = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert], [data-painted]');
  const all = [...document.querySelectorAll(SELECTORS[role])].filter(
    (element) => fits(nameOf(element)) && isReachable(element),
  );
  // Every ancestor contains the text too, so return the innermost element.
  return (
    (role === 'text'
      ? all.find((one) => !all.some((other) => one !== other && one.contains(other)))
      : all[0]) ?? null
  );
}
