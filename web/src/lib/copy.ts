/** Copies text to the clipboard. Returns whether it worked; a failure is only logged. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else copyBySelection(text);
    return true;
  } catch (error) {
    console.warn('copying failed', error);
    return false;
  }
}

/** Insecure origins (such as a phone on the local network) have no clipboard API. */
function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('the browser refused to copy');
}
