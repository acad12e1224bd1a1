import { isInside, isLink } from '@/lib/links';
import { createElement, Fragment, type ReactNode } from 'react';

/** What the server's own cleaning allows, and nothing else. */
const ALLOWED = new Set(['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'blockquote']);
/** What these hold is not text for a reader, but code, or what stands in for something that is not shown. */
const DROPPED = new Set(
  'script style template noscript iframe noframes noembed object embed svg math audio video canvas select textarea title xmp plaintext'.split(
    ' ',
  ),
);

/**
 * An operator's HTML as elements of ours, cleaned once more. It is parsed in a document where nothing runs or loads, and rebuilt from
 * allowed names, allowed addresses and text: none of it is ever handed to the page as HTML, so there is nothing to slip through.
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
  // What leads out of the portal opens beside it and learns nothing of it.
  return { href, target: '_blank', rel: 'noopener noreferrer nofollow' };
}
