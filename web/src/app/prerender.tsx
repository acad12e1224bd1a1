import { appConfig } from '@/config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createPath, Router, type To } from 'react-router';
import { Column } from './Column';
import { firstCalls, seedQueries, type Answers } from './firstQueries';
import { addressOf, routeAt, routeNamed, routes, type Screen } from './routes';

/** The HTML that the page shows until the app starts, and the styles of its elements. */
interface PrerenderedScreen {
  html: string;
  css: string;
}

declare global {
  /** Its title, and the calls that a visitor's browser makes first. */
  var screenOf: (path: string) => Promise<string>;
  var paint: (path: string, answers: string) => Promise<string>;
  /** The routes that the server needs for the heads of pages, robots.txt and the sitemap. */
  var routesForServer: () => string;
}

/** Routes of pages about one thing. The server adds its name to their titles. */
const NAMED = ['post', 'detail', 'bookinfo', 'person', 'activity'];
/** Public routes that show a player's own things. Search engines must not visit them. */
const OWN = ['postpage', 'commenthistory', 'measures', 'history', 'readhistory', 'subscriblist'];
/** Routes without an id that the sitemap lists. */
const LISTED = ['home', 'square', 'animate', 'games', 'welfare', 'activity', 'faq', 'business'];

/** Links have their real address, so they work before the app starts. */
const NOOP_NAVIGATOR = {
  createHref: (to: To) => appConfig.prefix + (typeof to === 'string' ? to : createPath(to)),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

globalThis.screenOf = async (path) => {
  const calls = await firstCalls(newClient(), await screenAt(path));
  return JSON.stringify({ title: routeAt(path)?.title ?? '', calls });
};

globalThis.routesForServer = () => {
  const personal = routes.filter((route) => route.withAuth || route.guestsOnly || OWN.includes(route.name));
  return JSON.stringify({
    prefix: appConfig.prefix,
    titles: Object.fromEntries(NAMED.map((name) => [name, routeNamed(name).title])),
    personal: personal.map(({ name }) => addressOf(name)),
    listed: LISTED.map(addressOf),
  });
};

globalThis.paint = async (path, answers) => {
  const client = newClient();
  await seedQueries(client, await screenAt(path), JSON.parse(answers) as Answers);
  const markup = renderToString(
    <QueryClientProvider client={client}>
      <Router location={path} navigator={NOOP_NAVIGATOR} static>
        <Column />
      </Router>
    </QueryClientProvider>,
  );
  client.clear();
  if (markup.includes('<!--$!-->')) throw new Error(`a part of ${path} could not be rendered`);
  return JSON.stringify(withoutStyles(markup));
};

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

async function screenAt(path: string): Promise<Screen> {
  const screen = await routeAt(path)?.preload();
  if (!screen) throw new Error(`there is no screen at ${path}`);
  return screen;
}

/** Moves inline styles into a sheet, because the page's policy forbids them. The policy names the sheet by its hash. Equal styles share a rule. */
function withoutStyles(markup: string): PrerenderedScreen {
  const rules = new Map<string, number>();
  const html = eachStyle(markup, (escaped) => {
    // The answers in the page contain the blurred previews, too, and the pictures themselves arrive soon.
    const text = unescaped(escaped).replace(/;?background-image:url\("data:[^"]*"\)/, '');
    // Drops text that could end its rule or the sheet.
    if (/[<>{}\\]/.test(text)) return '';
    const place = rules.get(text) ?? rules.size;
    rules.set(text, place);
    return ` data-s="${place}"`;
  });
  const css = [...rules].map(([text, place]) => `[data-s="${place}"]{${text}}`).join('\n');
  return { html, css };
}

/** Finds real style attributes only: React escapes `<` and `>` in the texts of users. */
function eachStyle(markup: string, instead: (escaped: string) => string): string {
  return markup.replace(/<[^>]+>/g, (tag) =>
    tag.replace(/ ([\w:-]+)="([^"]*)"/g, (attribute, name: string, value: string) =>
      name === 'style' ? instead(value) : attribute,
    ),
  );
}

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  '#x27': "'",
};

const unescaped = (text: string) =>
  text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => HTML_ENTITIES[name]!);
