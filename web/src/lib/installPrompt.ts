/** The event of the browser when the app can be installed. It may come before the app's scripts have loaded. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** An event that came before the app: stored by the page's first script. */
    earlyInstallOffer?: InstallPrompt;
  }
}

let deferredPrompt: InstallPrompt | undefined;

/** Stores the event, and suppresses the browser's own prompt. */
export function captureInstallPrompt(): void {
  deferredPrompt ??= window.earlyInstallOffer;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt = event as InstallPrompt;
  });
}

export const installPrompt = () => deferredPrompt;
