import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

const demo = fileURLToPath(new URL('../../../sql/demo', import.meta.url));

/** The function that an injected script calls. Its name is short, because a player's name has at most 16 characters. */
const MARK = 'x';

/** Texts that try to run a script or to break a layout. The app must show each of them as text. */
export const CORPUS: readonly string[] = [
  `<script>${MARK}()</script>`,
  `</script><script src="data:text/javascript,${MARK}()"></script>`,
  `<img src=q onerror=${MARK}()>`,
  `"><svg/onload=${MARK}()>`,
  `'-${MARK}()-'`,
  `<svg><animate onbegin=${MARK}() attributeName=x dur=1s>`,
  `<svg><script>${MARK}()</script></svg>`,
  `<math><mtext><table><mglyph><style><img src=q onerror=${MARK}()>`,
  `<noscript><p title="</noscript><img src=q onerror=${MARK}()>">`,
  `<iframe srcdoc="<script>parent.${MARK}()</script>">`,
  `<a href="javascript:${MARK}()">点我</a> javascript:${MARK}() JaVaScRiPt&colon;${MARK}()`,
  `data:text/html,<script>${MARK}()</script> vbscript:${MARK}()`,
  `https://a.example/"onmouseover="${MARK}() https://a.example/<img src=q onerror=${MARK}()>`,
  `https://user:pass@a.example/ http://[::1]/ https://a.example/%00javascript:${MARK}()`,
  `//a.example/${MARK} \\\\a.example\\${MARK} https:a.example`,
  `[点我](javascript:${MARK}()) ![图](q"onerror="${MARK}()) <https://a.example> **粗** \`码\``,
  `{{constructor.constructor('${MARK}()')()}} \${${MARK}()} #{${MARK}()} <%= ${MARK}() %> {%raw%}`,
  `<base href="https://a.example/"><meta http-equiv=refresh content="0;url=//a.example">`,
  `<style>*{display:none}</style><link rel=stylesheet href=//a.example><form action=//a.example><button>`,
  `&lt;script&gt;${MARK}()&lt;/script&gt; &#60;img src=q onerror=${MARK}()&#62; &amp;lt;`,
  `\\u003cscript\\u003e${MARK}()\\u003c/script\\u003e %3Cscript%3E \\x3cscript\\x3e \\0 %00 &#0;`,
  '＜script＞ ‹script› ʺ ＂ onerror＝ ﹤img﹥',
  '__proto__ constructor prototype toString valueOf hasOwnProperty NaN undefined null',
  '\' or 1=1; drop table post; -- %_\\ (a+)+$ [^ *? "',
  '🏳️‍🌈👨‍👩‍👧‍👦👍🏿🇨🇳 e\u0301\u0301\u0301 1\ufe0f\u20e3',
  'שלום עולם مرحبا بالعالم abc 123 العربية',
  '哈'.repeat(60),
  'W'.repeat(60),
  `a\u200db ﷽﷽﷽﷽ ꧅꧅꧅ 𒐫𒐫𒐫`,
];

/** The server refuses to publish these: a page would show something else than the text contains. */
export const DECEPTIVE: readonly string[] = [
  'a\u202ecba',
  'a\u0000b',
  'a\u2066b\u2069',
  'a\u200bb',
  'a\u001b[31mb',
  `a${'\u0301'.repeat(20)}b`,
];

/** A name has at most 16 characters. */
export const NAMES = [
  `<svg onload=${MARK}()>`,
  '\u0627\u0644\u0639\u0628 W\u0351\u036b\u0343',
  '{{x()}}${x()}',
] as const;

/** For fields of at most ten characters. */
export const SHORT = `<b>${MARK}()</b>`;

/** Elements that swallow all following text. */
const SWALLOWS = /<(svg|math|noscript|style|iframe|script)/;

/** HTML that an operator might paste. */
export const HTML = [
  '<p>开头</p>',
  ...CORPUS.filter((text) => !SWALLOWS.test(text)),
  `<p onclick="${MARK}()" style="position:fixed;inset:0">中间 <a href="javascript:${MARK}()">一</a>`,
  `<a href="data:text/html,q">二</a> <a href=" jav&#x09;ascript:${MARK}()">三</a> <a href="//a.example/q">四</a>`,
  `<a href="/faq" target=_top onclick=${MARK}()>五</a></p><p>结尾</p>`,
  ...CORPUS.filter((text) => SWALLOWS.test(text)),
].join('\n');

/** Events that must not happen. */
export interface Watch {
  ran: string[];
  violations: string[];
}

/** Records injected scripts that ran, and violations of the page's content security policy. */
export async function watchScripts(context: BrowserContext): Promise<Watch> {
  const watch: Watch = { ran: [], violations: [] };
  await context.exposeFunction('hostileRan', (where: string) => void watch.ran.push(where));
  await context.exposeFunction('policyStopped', (what: string) => void watch.violations.push(what));
  await context.addInitScript((mark) => {
    const recorders = window as unknown as Record<string, (text: string) => void>;
    for (const name of [mark, 'alert', 'confirm', 'prompt'])
      Object.defineProperty(window, name, { value: () => recorders.hostileRan?.(location.href) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      recorders.policyStopped?.(`${location.href}: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  }, MARK);
  return watch;
}

/** Makes a content pack whose texts are all hostile. */
export async function hostilePack(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-hostile-'));
  const game = 'games/diqiceng-dijiao';
  await cp(join(demo, game), join(folder, game), { recursive: true });
  const text = (index: number) => JSON.stringify(CORPUS[index]);
  const files: Record<string, object> = {
    'pack.yaml': { name: SHORT, categories: [{ type: 'rpg', name: SHORT }] },
    'tags.yaml': [{ id: 1, tag: SHORT }],
    'announcements.yaml': [
      { id: 1, posType: 1, title: CORPUS[2], content: HTML, createTime: '2026-11-20T10:00:00+08:00' },
    ],
    'messages.yaml': { welcome: [{ id: 1, kind: 'system', title: CORPUS[3], content: HTML }] },
    'service.yaml': {
      contactLink: '/faq',
      email: 'help@example.com',
      hours: CORPUS[2],
      businessEmail: 'b@example.com',
      faq: [{ id: 1, category: SHORT, question: CORPUS[2], answer: HTML }],
    },
  };
  // JSON is YAML.
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), JSON.stringify(content));
  await writeFile(
    join(folder, game, 'game.yaml'),
    `id: 1003
name: ${JSON.stringify(NAMES[0])}
category: rpg
tags: [${JSON.stringify(SHORT)}, '{{x()}}']
summary: ${text(2)}
description: ${JSON.stringify(CORPUS.join('\n\n'))}
developer: ${JSON.stringify(NAMES[2])}
version: '1.0'
downloadNum: 1
onlineType: 0
buyAmount: 0
createTime: '2026-01-30T10:00:00+08:00'
platforms:
  android: { version: '1.0', fileName: a.apk, file: android.apk }
`,
  );
  await rm(join(folder, game, 'ios.ipa'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
