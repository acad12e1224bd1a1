/** The text of an HTML fragment on one line. The fragment is parsed but never shown, so nothing in it runs or loads. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/**
 * The first of an operator's texts that says something, without tags. They are removed before parsing, because the policy of the page reports
 * inline handlers and styles even in a document that is never shown.
 */
export function operatorsText(...texts: readonly string[]): string {
  const lines = texts.map((text) => (/[<&]/.test(text) ? plainText(text.replace(/<[^>]*>?/g, '')) : text));
  return lines.find((text) => text.trim()) ?? '';
}
