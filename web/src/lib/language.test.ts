import { LANGUAGE_KEY, LANGUAGES, chosenLanguage } from './language';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

afterEach(() => localStorage.clear());

it('the stored language is chosen, and an unknown one means Chinese', () => {
  const codes = ['en', 'zh-CN', 'tlh', ''].map((stored) => {
    localStorage.setItem(LANGUAGE_KEY, stored);
    return chosenLanguage().code;
  });
  expect(codes).toEqual(['en', 'zh-CN', 'zh-CN', 'zh-CN']);
});

it.each(LANGUAGES.filter(({ load }) => load))('the dictionaries of $name have its code', async (language) => {
  expect((await language.load!()).locale.code).toBe(language.code);
  expect(existsSync(join(process.cwd(), 'src/i18n', language.code))).toBe(true);
});

it('the first script of the page can report a failed start in every language', () => {
  const script = readFileSync(join(process.cwd(), 'scripts/bootstrap.js'), 'utf8');
  const failed = /FAILED = \{([^}]*)\}/.exec(script)![1]!;
  for (const { code } of LANGUAGES) expect(failed, code).toMatch(new RegExp(`\\s'?${code}'?: '`));
});
