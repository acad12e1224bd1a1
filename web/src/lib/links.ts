/** A path inside the app (`/games`) or an https address: the server's rule for what an operator may link to. */
export function isLink(link: string): boolean {
  // Browsers read `/\x` and, dropping tabs and line ends, `/<tab>/x` as addresses of other hosts.
  if (/[\s\p{Cc}\\]/u.test(link)) return false;
  return /^(?:\/(?!\/)|https:\/\/[a-zA-Z0-9][^/?#@]*(?:[/?#]|$))/.test(link);
}

/** A link that the router follows. */
export function isInside(link: string): boolean {
  return isLink(link) && link.startsWith('/');
}
