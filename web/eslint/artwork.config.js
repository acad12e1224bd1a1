import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Rules for sql/artwork, which has no linter of its own. The linter runs in the root, because it skips files outside of its folder. */
export default tseslint.config(
  js.configs.recommended,
  tseslint.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  // Every drawing takes the same arguments, also those that it does not need.
  { rules: { '@typescript-eslint/no-unused-vars': ['error', { args: 'none', ignoreRestSiblings: true }] } },
);
