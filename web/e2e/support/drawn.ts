import type { Page } from '@playwright/test';

/** Draws a unique picture: a letter on a colour. */
export async function drawn(page: Page, letter: string, width = 900, height = 600) {
  const url = await page.evaluate(
    ([word, w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = `hsl(${word.charCodeAt(0) * 47} 70% 55%)`;
      pen.fillRect(0, 0, w, h);
      pen.fillStyle = '#fff';
      pen.font = `${h / 2}px sans-serif`;
      pen.fillText(word, w / 3, h / 1.5);
      return canvas.toDataURL('image/jpeg', 0.8);
    },
    [letter, width, height] as const,
  );
  return {
    name: `${letter}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
  };
}
