/**
 * Whether an event on an element also began in its window. Dialogs stand in the document where they are rendered, so that what is done
 * in one bubbles to what it covers, which must not answer.
 */
export function inSameWindow(target: EventTarget | null, element: Element): boolean {
  return !(target instanceof Element) || target.closest('dialog') === element.closest('dialog');
}
