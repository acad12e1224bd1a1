/**
 * Whether an event began in the same window (page or dialog) as the element. Dialogs are rendered inside other elements, so their events
 * bubble to the elements behind them, which must not react.
 */
export function inSameWindow(target: EventTarget | null, element: Element): boolean {
  return !(target instanceof Element) || target.closest('dialog') === element.closest('dialog');
}
