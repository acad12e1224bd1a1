/** What the browser offers once it finds that the app can be installed; it comes before anything has been loaded that could take it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** One that came before the app: held by the page's first script. */
    earlyInstallOffer?: InstallPrompt;
  }
}

let deferredPrompt: InstallPrompt | undefined;

/** Holds the browser's own hint back. */
export function captureInstallPrompt(): void {
  deferredPrompt ??= window.earlyInstallOffer;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt = event as InstallPrompt;
  });
}

export const installPrompt = () => deferredPrompt;
