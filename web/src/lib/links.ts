/** A path inside the app (`/games`) or an https address: the server's rule for links of operators. */
export function isLink(link: string): boolean {
  // Browsers read `/\x` as the address of another host. They also drop tabs and line ends, as in `/<tab>/x`.
  if (/[\s\p{Cc}\\]/u.test(link)) return false;
  return /^(?:\/(?!\/)|https:\/\/[a-zA-Z0-9][^/?#@]*(?:[/?#]|$))/.test(link);
}

/** A link that the router handles. */
export function isInside(link: string): boolean {
  return isLink(link) && link.startsWith('/');
}
