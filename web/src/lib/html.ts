/** The words of a piece of HTML on one line. It is parsed, never shown: nothing in it runs or loads. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
