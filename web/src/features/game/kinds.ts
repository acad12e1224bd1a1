/** Category and tags on one line, each said once; a category that is not known yet is left out. */
export function kindsLine(category: string, tags: readonly string[]): string {
  return [...new Set([category, ...tags])].filter(Boolean).join(' · ');
}
