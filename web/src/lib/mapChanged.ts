/** Maps each item; null drops it. Returns the same list if nothing changes, so that its readers have nothing to compare. */
export function mapChanged<List extends readonly unknown[]>(
  items: List,
  how: (item: List[number]) => List[number] | null,
): List {
  let mapped: unknown[] | undefined;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    const next = how(item);
    // Most lists do not change, so only a change makes a copy.
    if (next !== item) mapped ??= items.slice(0, index);
    if (mapped && next !== null) mapped.push(next);
  }
  return mapped ? (mapped as readonly unknown[] as List) : items;
}
