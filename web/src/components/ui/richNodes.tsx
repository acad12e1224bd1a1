import { isInside, isLink } from '@/lib/links';
import { createElement, Fragment, type ReactNode } from 'react';

/** The elements that the server's own cleaning allows. */
const ALLOWED = new Set(['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'blockquote']);
/** Elements whose content is code or a fallback, not text for the player. */
const DROPPED = new Set(
  'script style template noscript iframe noframes noembed object embed svg math audio video canvas select textarea title xmp plaintext'.split(
    ' ',
  ),
);

/**
 * Converts an operator's HTML to React elements, and cleans it a second time. The HTML is parsed in a document where nothing runs or loads.
 * Only allowed elements, allowed addresses and text are rebuilt, so no HTML ever reaches the page.
 */
export function richNodes(html: string): ReactNode {
  return rebuildNode(new DOMParser().parseFromString(`<body>${html}`, 'text/html').body);
}

function rebuildNode(parent: Element): ReactNode {
  return [...parent.childNodes].map((node, key) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return null;
    const name = node.localName;
    if (DROPPED.has(name)) return null;
    if (!ALLOWED.has(name)) return <Fragment key={key}>{rebuildNode(node)}</Fragment>;
    if (name === 'br') return <br key={key} />;
    return createElement(name, { key, ...(name === 'a' && linkOf(node)) }, rebuildNode(node));
  });
}

function linkOf(element: Element): Record<string, string> {
  const href = element.getAttribute('href') ?? '';
  if (!isLink(href)) return {};
  if (isInside(href)) return { href };
  // An external link opens in a new tab and gets neither an opener nor a referrer.
  return { href, target: '_blank', rel: 'noopener noreferrer nofollow' };
}
