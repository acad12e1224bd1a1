import type { Player } from '../../e2e/support/players.ts';
import { find, type Role } from './find.ts';
import { TIMEOUT_MS, waitUntil } from './waitUntil.ts';
import type { Remote, Session } from './webdriver.ts';

/** A string is the whole name; a pattern matches a part of it. */
export type Name = string | RegExp;

/** The page of one browser. Finds elements by role and name, and waits for them. */
export class Page {
  constructor(
    readonly session: Session,
    private readonly origin: string,
  ) {}

  /** Fills the storage of the origin: a player's session, and “not today” for the announcement. */
  async prepare(player?: Player): Promise<void> {
    await this.session.goto(`${this.origin}/robots.txt`);
    await this.session.evaluate((account) => {
      const yesterday = new Date(Date.now() - 86_400_000).setHours(12);
      const { uid = 0 } = (account ?? {}) as { uid?: number };
      for (const reader of [0, uid]) localStorage.setItem(`${reader}:not-show`, String(yesterday));
      if (account) localStorage.setItem('account', JSON.stringify(account));
    }, player?.account ?? null);
  }

  /** Opens a path and waits until the app has replaced the prerendered screen. */
  async goto(path: string): Promise<void> {
    await this.session.goto(this.origin + path);
    await this.started();
  }

  /** Reloads as a player does. The command “refresh” of WebDriver bypasses the service worker in Firefox. */
  async reload(): Promise<void> {
    await this.session.evaluate(() => {
      document.documentElement.dataset.reloading = '';
      location.reload();
    });
    await waitUntil('a new document replaces the old one', () =>
      this.session.evaluate(() => document.documentElement.dataset.reloading === undefined),
    );
    await this.started();
  }

  /** Waits until the app itself shows a screen. */
  started(): Promise<unknown> {
    return waitUntil('the app shows a screen', () =>
      this.session.evaluate(
        () =>
          document.querySelector('[data-route]:not([data-painted] *)') !== null &&
          document.querySelector('[data-painted]') === null,
      ),
    );
  }

  /** Waits for an element that is visible and not inert. */
  see(role: Role, name: Name, patience = TIMEOUT_MS): Promise<Remote> {
    return waitUntil(`${role} “${name}”`, () => this.look(role, name), patience);
  }

  gone(role: Role, name: Name): Promise<unknown> {
    return waitUntil(`no ${role} “${name}”`, async () => !(await this.look(role, name)));
  }

  /** Returns the element or null; does not wait. */
  look(role: Role, name: Name): Promise<Remote | null> {
    const pattern = typeof name === 'string' ? null : name.source;
    return this.session.evaluate(
      find,
      role,
      String(name),
      pattern,
    ) as Promise<unknown> as Promise<Remote | null>;
  }

  tap(role: Role, name: Name): Promise<unknown> {
    return this.act(`tap ${role} “${name}”`, role, name, (element) => this.session.click(element));
  }

  fill(name: Name, text: string): Promise<unknown> {
    return this.act(`fill in “${name}”`, 'textbox', name, async (element) => {
      await this.session.type(element, text);
      await this.session.evaluate(correct, element as unknown as HTMLInputElement, text);
    });
  }

  /** Gives a file to a file input, which may be hidden. */
  choose(label: string, path: string): Promise<unknown> {
    return waitUntil(`choose a file for “${label}”`, async () => {
      const input = (await this.session.evaluate(
        (name) => document.querySelector(`input[type=file][aria-label="${name}"]`),
        label,
      )) as unknown as Remote | null;
      if (input) await this.session.type(input, path);
      return input;
    });
  }

  /** Retries while the element moves, is covered or is replaced; the driver refuses such an element. */
  private act(
    what: string,
    role: Role,
    name: Name,
    act: (element: Remote) => Promise<unknown>,
  ): Promise<unknown> {
    return waitUntil(what, async () => {
      const element = await this.look(role, name);
      if (element) await act(element);
      return element;
    });
  }

  titled(title: string): Promise<unknown> {
    return waitUntil(`the title is “${title}”`, async () => (await this.session.title()) === title);
  }

  /** Waits until the address has this path. */
  at(path: Name): Promise<unknown> {
    return waitUntil(`the address is ${path}`, async () => {
      const { pathname } = new URL(await this.session.url());
      return typeof path === 'string' ? pathname === path : path.test(pathname);
    });
  }

  text(selector: string): Promise<string | null> {
    return this.session.evaluate((css) => {
      const shown = [...document.querySelectorAll<HTMLElement>(css)].find(
        (one) => one.getClientRects().length > 0 && !one.closest('[inert]'),
      );
      return shown?.textContent ?? null;
    }, selector);
  }

  /** The errors that the pages of this tab collected. */
  async errors(): Promise<string[]> {
    const text = await this.session.evaluate(() => sessionStorage.getItem('collected-errors'));
    return JSON.parse(text ?? '[]') as string[];
  }
}

/** Runs in the page. Sets the intended text, because the driver of WebKitGTK types without Shift: "_" becomes "-". */
function correct(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (field.value === text) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!;
  set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
