/** Reloads the page. Tests mock this module, because a browser's `location` cannot be replaced. */
export function reload(): void {
  window.location.reload();
}
