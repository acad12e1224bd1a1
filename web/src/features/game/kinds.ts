/** Category and tags without duplicates. A category that is not loaded yet is left out. */
export function kindsOf(category: string, tags: readonly string[]): string[] {
  return [...new Set([category, ...tags])].filter(Boolean);
}
