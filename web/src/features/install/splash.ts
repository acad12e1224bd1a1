import { appConfig } from '@/config';

/** The logo's share of the screen's shorter side. */
const LOGO_PART = 0.28;

/**
 * Adds the picture that iOS shows while the installed app starts; other systems build one from the manifest.
 * Its size must match the screen exactly, so the device draws it, in both orientations and colour schemes.
 */
export async function addSplash(): Promise<void> {
  // Only iOS defines `navigator.standalone`.
  if (!('standalone' in navigator)) return;
  const logo = new Image();
  logo.src = appConfig.logo;
  await logo.decode();
  const { width, height } = window.screen;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  for (const scheme of ['light', 'dark'] as const)
    for (const [orientation, w, h] of [
      ['portrait', short, long],
      ['landscape', long, short],
    ] as const) {
      const link = document.createElement('link');
      link.rel = 'apple-touch-startup-image';
      link.media = `(orientation: ${orientation}) and (prefers-color-scheme: ${scheme})`;
      link.href = draw(logo, w, h, scheme);
      document.head.append(link);
    }
}

function draw(logo: HTMLImageElement, width: number, height: number, scheme: 'light' | 'dark'): string {
  const canvas = document.createElement('canvas');
  const ratio = window.devicePixelRatio;
  [canvas.width, canvas.height] = [width * ratio, height * ratio];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser has no 2D canvas context');
  pen.fillStyle = groundOf(scheme);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const size = Math.min(canvas.width, canvas.height) * LOGO_PART;
  pen.drawImage(logo, (canvas.width - size) / 2, (canvas.height - size) / 2, size, size);
  return canvas.toDataURL('image/png');
}

/** The page's background colour in this scheme. */
function groundOf(scheme: 'light' | 'dark'): string {
  const probe = document.createElement('div');
  probe.style.cssText = `color-scheme: ${scheme}; background-color: var(--ground)`;
  document.body.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}
