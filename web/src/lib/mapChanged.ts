/** Maps each item; null drops it. Returns the same list if nothing changes, so that its readers have nothing to compare. */
export function mapChanged<List extends readonly unknown[]>(
  items: List,
  how: (item: List[number]) => List[number] | null,
): List {
  let changed = false;
  const mapped: unknown[] = [];
  for (const item of items) {
    const next = how(item);
    if (next !== item) changed = true;
    if (next !== null) mapped.push(next);
  }
  return changed ? (mapped as readonly unknown[] as List) : items;
}
