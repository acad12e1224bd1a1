const NAME_MAX = 60;

/** The name of a saved picture: what it belongs to, and its number. Without the characters that a file system refuses. */
export function fileNameOf(name: string, number: number, url: string): string {
  const safe = name.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim();
  const kind = /\.\w+(?=$|[?#])/.exec(url)?.[0] ?? '';
  return `${[...safe].slice(0, NAME_MAX).join('')}-${number}${kind}`;
}
