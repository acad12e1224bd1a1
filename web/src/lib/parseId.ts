/** The id that a part of an address names; null where it names none. What cannot be an id is not asked for. */
export function parseId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
