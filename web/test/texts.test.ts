import { Linter, type Rule } from 'eslint';
import { expect, it, vi } from 'vitest';

const { texts } = await vi.importActual<{ texts: Rule.RuleModule }>('../eslint/texts.js');

/** The reports of the lint rule for untranslated texts. */
const bare = (code: string) =>
  new Linter()
    .verify(code, {
      plugins: { local: { rules: { texts } } },
      rules: { 'local/texts': 'error' },
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    })
    .map(({ messageId, message }) => messageId ?? message);

it.each([
  '<p>Loading</p>',
  '<p>正在加载</p>',
  "<p>{'Loading'}</p>",
  "<>{busy ? 'Loading' : t('好了')}</>",
  "<p>{busy && 'Loading'}</p>",
  '<p>{`Loading ${name}`}</p>',
  '<button aria-label="Close" />',
  "<button aria-label={open ? 'Close' : t('打开')} />",
  '<img alt="A cat" />',
  '<input placeholder="Your name" />',
  '<Dialog title="Settings" />',
  "toast('好了')",
])('%s has an untranslated text', (code) => expect(bare(code)).toEqual(['bare']));

it.each([
  "<p>{t('正在加载')}</p>",
  '<p>{t`还剩 ${n} 份`}</p>',
  '<p className="wide" role="status" data-state={open ? "open" : undefined}>VIP 7 × 2</p>',
  "<button aria-label={t('关闭')} />",
  "<p>{kind === 'gift' ? count : null}</p>",
  '<img alt="" />',
  "<Tabs>{list('all')}</Tabs>",
])('%s has no untranslated text', (code) => expect(bare(code)).toEqual([]));
