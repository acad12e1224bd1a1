import type { Mention } from '@/api/types';

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; uid: number };

/** An address ends before Chinese text, Chinese punctuation or a space. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;
const TRAILING = /[.,;:!?'")\]]+$/;

/** Splits a player's text into plain text, web addresses and mentions. Only http and https addresses become links. */
export function linkify(text: string, mentions: readonly Mention[] = []): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    if (!isAddress(address)) continue;
    parts.push(...withMentions(text.slice(at, match.index), mentions));
    parts.push({ kind: 'link', text: address, href: address });
    at = match.index + address.length;
  }
  return [...parts, ...withMentions(text.slice(at), mentions)];
}

/** One name may be the beginning of another: the longest match wins. */
function withMentions(text: string, mentions: readonly Mention[]): TextPart[] {
  const people = [...mentions].sort((a, b) => b.name.length - a.name.length);
  const parts: TextPart[] = [];
  let rest = text;
  let plain = '';
  while (rest) {
    const named = rest.startsWith('@') && people.find(({ name }) => rest.startsWith(name, 1));
    if (named) {
      if (plain) parts.push({ kind: 'text', text: plain });
      parts.push({ kind: 'mention', text: `@${named.name}`, uid: named.uid });
      plain = '';
      rest = rest.slice(named.name.length + 1);
    } else {
      const next = rest.indexOf('@', 1);
      plain += next < 0 ? rest : rest.slice(0, next);
      rest = next < 0 ? '' : rest.slice(next);
    }
  }
  return plain ? [...parts, { kind: 'text', text: plain }] : parts;
}

function isAddress(text: string): boolean {
  try {
    const { protocol, username, password, hostname } = new URL(text);
    return /^https?:$/.test(protocol) && !username && !password && hostname.includes('.');
  } catch {
    return false;
  }
}
