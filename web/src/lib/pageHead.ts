import { appConfig } from '@/config';
import { createContext, useContext, useEffect } from 'react';
import { t } from './i18n';
import { PageOpenContext } from './useIsCurrentVisit';

/**
 * The head of a page about one thing, for search engines and shared links. The server writes the same into the page
 * (src/web_app/heads/written.rs).
 */
export interface PageHead {
  /** The one address of the page. */
  path: string;
  name: string;
  /** Blank: the description of the app. */
  description: string;
  picture: string | null | undefined;
  type: 'article' | 'book' | 'profile' | 'website';
}

/** The title of the page's route. */
export const PageTitleContext = createContext<string | undefined>(undefined);

/** Sets the head of the page while it is open. null: the thing is gone; undefined: it is not known yet. */
export function usePageHead(head: PageHead | null | undefined): void {
  const open = useContext(PageOpenContext);
  const title = useContext(PageTitleContext);
  const content = head === undefined ? '' : JSON.stringify(head);
  useEffect(() => {
    if (open && content) writeHead(title, JSON.parse(content) as PageHead | null);
  }, [open, title, content]);
}

/** Writes the head of a page that has just opened, without a name. Changes nothing if the document already has the head of this page. */
export function writeRouteHead(title: string | undefined, pathname: string): void {
  const written = link()?.href;
  if (!written || new URL(written).pathname !== appConfig.prefix + pathname) writeHead(title, null);
}

const TITLE_MAX = 60;
const DESCRIPTION_MAX = 120;

function writeHead(title: string | undefined, head: PageHead | null): void {
  const titles = [appConfig.title, title, head?.name].filter(Boolean);
  document.title = cut(titles.join(' | '), TITLE_MAX);
  const description = cut(head?.description ?? '', DESCRIPTION_MAX);
  const origin = publicOrigin();
  const address = head && origin + appConfig.prefix + head.path;
  writeMeta('name', 'description', description || appDescription());
  writeLink(address);
  writeMeta('property', 'og:title', head && cut(head.name, TITLE_MAX));
  writeMeta('property', 'og:description', description);
  writeMeta('property', 'og:type', head?.type);
  writeMeta('property', 'og:url', address);
  writeMeta('property', 'og:site_name', head && appConfig.title);
  writeMeta('property', 'og:image', head?.picture && new URL(head.picture, origin).href);
}

/** As in index.html. */
const appDescription = () => t`${appConfig.title}：玩家聚在一起发现好游戏、聊攻略、领礼包的地方`;

let knownOrigin: string | undefined;

/** The public origin, which the server writes into the first page. The player may have opened the page at another origin. */
function publicOrigin(): string {
  const written = link()?.href;
  return (knownOrigin ??= written ? new URL(written).origin : location.origin);
}

const link = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');

function writeLink(href: string | null): void {
  const found = link();
  if (!href) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement('link'));
  element.rel = 'canonical';
  element.href = href;
}

function writeMeta(attribute: 'name' | 'property', key: string, content: string | null | undefined): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (!content) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute(attribute, key);
  element.content = content;
}

/** The text on one line, with at most this many characters. */
function cut(text: string, most: number): string {
  const characters = [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()];
  if (characters.length <= most) return characters.join('');
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
