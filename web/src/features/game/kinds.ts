/** Category and tags, each said once; a category that is not known yet is left out. */
export function kindsOf(category: string, tags: readonly string[]): string[] {
  return [...new Set([category, ...tags])].filter(Boolean);
}
