import { vi } from 'vitest';

/** Simulates the loss or the return of the network. `isOnline` runs when the app checks it. */
export function setOnline(online: boolean, isOnline = () => online): void {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}
