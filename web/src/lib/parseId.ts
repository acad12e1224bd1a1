/** The id in a part of an address; null if it is not a valid id, so that no call is sent for it. */
export function parseId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
