/** A channel to the other tabs. Null: the browser has none, or refuses it because it blocks the storage of this page. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    console.warn('this tab does not follow other tabs', error);
    return null;
  }
}
