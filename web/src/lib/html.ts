/** The text of an HTML fragment on one line. The fragment is parsed but never shown, so nothing in it runs or loads. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The first of an operator's texts that is not blank, without tags. */
export function operatorsText(...texts: readonly string[]): string {
  return texts.map((text) => (/[<&]/.test(text) ? plainText(text) : text)).find((text) => text.trim()) ?? '';
}
