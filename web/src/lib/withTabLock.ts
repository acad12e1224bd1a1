/** Of all tabs one acts at a time under this name; a browser without locks has every tab act at once. */
export async function withTabLock(name: string, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act();
  await navigator.locks.request(name, act);
}
