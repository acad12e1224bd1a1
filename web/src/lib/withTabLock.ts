/** Runs `act` while this tab holds the named lock, so that only one tab runs it at a time. Without lock support, tabs do not wait. */
export async function withTabLock(name: string, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act();
  await navigator.locks.request(name, act);
}
