/** Holds the oldest browsers of package.json in the style sheets. */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          // Lightning CSS writes these in an older way, or with a prefix (scripts/floor.ts checks the output).
          'css-media-range-syntax',
          'css-masks',
          'user-select-none',
          // A browser without these only looks plainer: no layout, text or touch depends on them.
          'css-container-queries',
          'css-overscroll-behavior',
          'css-text-wrap-balance',
          'css-scrollbar',
          // scripts/floor.ts wants an older unit before each of these.
          'viewport-unit-variants',
        ],
      },
    ],
  },
};
