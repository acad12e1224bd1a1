import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { texts } from './eslint/texts.js';

const features = readdirSync(new URL('./src/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** A feature imports another feature only by its index.ts. */
const insides = (own) => ({
  regex: own ? `^@/features/(?!${own}/)[^/]+/.+` : '^@/features/[^/]+/.+',
  message: "Import the feature's index.ts: its other modules are private.",
});
const upwards = (names) => ({
  regex: `^@/(${names.join('|')})(/|$)`,
  message: 'Imports run one way: app, then features, then data, then api, realtime, components and lib.',
});
const sideways = {
  regex: '^(\\.\\./){2,}',
  message: 'Leave a folder by its @/ name.',
};

const bareWrites = {
  name: '@tanstack/react-query',
  importNames: ['useMutation'],
  message:
    'Write with useWrite of @/api/useWrite, or with @/data/outbox if the write must survive a reload. Both send nothing twice.',
};

const restrict = (files, patterns, { paths = [bareWrites] } = {}) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns: [...patterns, sideways] }],
  },
});

const allHooks = reactHooks.configs.flat['recommended-latest'];
const QUICK = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];
/** The other rules of the plugin run the React compiler on each component, which takes half of the linter's time. Only the night runs them. */
const hooks = process.env.NIGHT
  ? allHooks
  : { ...allHooks, rules: Object.fromEntries(QUICK.map((rule) => [rule, allHooks.rules[rule]])) };

/** Features that the compat rule does not detect: methods of values, and the syntax of patterns. */
const tooNew = [
  {
    selector:
      'CallExpression[callee.property.name=/^(at|findLast|findLastIndex|toSorted|toReversed|toSpliced|throwIfAborted|roundRect|requestSubmit|canParse)$/]',
    message: 'The oldest browsers of package.json have no such method.',
  },
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
    message: 'Safari below 16.4 does not compile a file with a lookbehind.',
  },
];

/** Only these modules use the browser's storage. They accept only names of src/deviceData.ts. */
const STORAGE_ACCESS = [
  'src/lib/{storage,language,indexedDb,externalPages}.ts',
  'src/features/offline/savedOffline/files.ts',
  'src/features/settings/storage/*.ts',
  'src/worker/*.ts',
  'src/app/errorBoundary/clearAppData.ts',
];
const storages = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const listed =
  'Keep data with src/data/persisted.ts or src/lib/indexedDb.ts, and name it in src/deviceData.ts.';

export default tseslint.config(
  { ignores: ['dist', '**/*.gen.ts', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  // Tests and scripts have no components of the product.
  { files: ['src/**'], ignores: ['**/*.test.{ts,tsx}'], ...hooks },
  // package.json lists the oldest browsers (browserslist). Tests and scripts do not run there.
  {
    files: ['src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { compat },
    rules: { 'compat/compat': 'error', 'no-restricted-syntax': ['error', ...tooNew] },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.{ts,tsx}', ...STORAGE_ACCESS],
    rules: {
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: listed }))],
      'no-restricted-properties': [
        'error',
        ...storages.map((property) => ({ property, message: listed })),
        { object: 'document', property: 'cookie', message: listed },
      ],
    },
  },
  { languageOptions: { globals: { ...globals.browser } } },
  { rules: { '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }] } },
  { files: ['*.config.*', 'scripts/**'], languageOptions: { globals: globals.node } },
  // Playwright reads the wanted fixtures from the pattern, also from an empty one.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Tests search for shown texts, dictionaries hold translations, format.ts has units (万), language.ts
    // has the own names of languages, and rich.ts passes texts on to t.
    ignores: ['src/**/*.test.{ts,tsx}', 'src/i18n/**', 'src/lib/{format,language,rich}.ts'],
    plugins: { local: { rules: { texts } } },
    rules: { 'local/texts': 'error' },
  },
  restrict(['src/{api,lib,styles}/**'], [upwards(['app', 'features', 'data', 'components', 'realtime'])], {
    paths: [],
  }),
  restrict(['src/app/**'], []),
  restrict(['src/data/**'], [upwards(['app', 'features'])]),
  restrict(['src/{components,realtime}/**'], [upwards(['app', 'features', 'data'])]),
  ...features.flatMap((own) => [
    restrict([`src/features/${own}/*/**`], [upwards(['app']), insides(own)]),
    restrict(
      [`src/features/${own}/*.{ts,tsx}`],
      [upwards(['app']), insides(own), { regex: '^\\.\\./', message: sideways.message }],
    ),
  ]),
);
