import { dictionaries } from '@/i18n/en/english';
import type { Translation } from '@/i18n/en/translator';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const SOURCE = join(process.cwd(), 'src');
const HAN = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;

const wanted = new Set(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.gen)\.tsx?$/.test(name) && !name.startsWith('i18n/'))
    .flatMap((name) => keysOf(join(SOURCE, name))),
);
const translations = Object.values(dictionaries).flatMap((dictionary) =>
  Object.entries<Translation>(dictionary),
);

/** The keys of all calls of `t` and `rich`: a text with its context, or a template with numbered placeholders. */
function keysOf(name: string): string[] {
  const file = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true);
  const keys: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 't') {
      const given = node.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text);
      if (given.length > 0) keys.push(given.join('@'));
    } else if (ts.isTaggedTemplateExpression(node) && /^(t|rich)$/.test(node.tag.getText())) {
      keys.push(textOf(node.template));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return keys;
}

function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const parts = template.templateSpans.map(({ literal }, at) => `{${at}}${literal.text}`);
  return template.head.text + parts.join('');
}

const places = (text: string) => [...new Set([...text.matchAll(/\{(\d)/g)].map(([, at]) => at))].sort();

it('the dictionary has exactly the texts of the app', () => {
  const keys = translations.map(([key]) => key);
  expect([...wanted].filter((key) => !keys.includes(key))).toEqual([]);
  expect(keys.filter((key) => !wanted.has(key))).toEqual([]);
  expect(keys.length).toBe(new Set(keys).size);
});

it('every English text has the placeholders of its key', () => {
  for (const [key, text] of translations)
    if (typeof text === 'string') expect(places(text), key).toEqual(places(key));
});

/** A number before a noun in the plural, perhaps with an adjective in between: `{0} coins`, `{0} new posts`. */
const COUNTED = /\{\d\}\+? (?:(?!is\b|has\b)[\w-]+ )?(?!is\b|has\b|was\b|as\b|this\b)([A-Za-z]+s)\b/;

it('every number before a noun selects its singular or plural', () => {
  const texts = translations.filter(([, text]) => typeof text === 'string') as [string, string][];
  expect(texts.filter(([, text]) => COUNTED.test(text)).map(([, text]) => text)).toEqual([]);
  expect(['{0} coins', '{0} X Coins', 'At most {1} new posts'].every((text) => COUNTED.test(text))).toBe(
    true,
  );
  expect(COUNTED.test('{0} {0|gift|gifts}')).toBe(false);
});

it('no English text contains Chinese or is empty', () => {
  const texts = translations.filter(([, text]) => typeof text === 'string') as [string, string][];
  expect(texts.filter(([, text]) => HAN.test(text))).toEqual([]);
  expect(texts.filter(([, text]) => text === '')).toEqual([]);
});
