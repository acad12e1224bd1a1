/** Runs `act` while this tab holds the named lock, so that only one tab runs it at a time. Without lock support, tabs do not wait. */
export async function withTabLock(name: string, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act();
  let acted = false;
  const actOnce = () => {
    acted = true;
    return act();
  };
  try {
    await navigator.locks.request(name, actOnce);
  } catch (error) {
    // A browser that blocks the storage of this page refuses locks, too.
    if (acted) throw error;
    await act();
  }
}
