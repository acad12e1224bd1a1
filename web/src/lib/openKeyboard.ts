/**
 * Opens the keyboard for a text field of the next page. iOS opens the keyboard only for a field that takes the focus during the tap, and keeps
 * it open when the focus moves to another field. So this field takes the focus until the page has its own.
 */
export function openKeyboard(): void {
  const field = document.createElement('input');
  field.className = 'visually-hidden';
  field.tabIndex = -1;
  field.setAttribute('aria-hidden', 'true');
  field.addEventListener('blur', () => field.remove(), { once: true });
  document.body.append(field);
  field.focus({ preventScroll: true });
}
