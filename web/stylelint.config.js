/** Holds the oldest browsers of package.json in the style sheets. */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          // Lightning CSS writes these in an older way, or with a prefix (scripts/browserFloor.ts checks the output).
          'css-media-range-syntax',
          'css-masks',
          'user-select-none',
          // A browser without these only looks plainer or lays out more: no text, layout or touch depends on them.
          'css-container-queries',
          'css-content-visibility',
          'css-overflow-anchor',
          'css-overscroll-behavior',
          'css-resize',
          'css-scrollbar',
          'css-selection',
          'css-text-wrap-balance',
          'css-widows-orphans',
          'extended-system-fonts',
          'text-size-adjust',
          // Only pointers need these: a browser that has none of them knows no cursor, or no touch.
          'css-touch-action',
          'css3-cursors',
          'css3-cursors-grab',
          'css3-cursors-newer',
          // Only browsers that colour a filled-in field need it.
          'css-autofill',
          // scripts/browserFloor.ts wants an older unit before each of these.
          'viewport-unit-variants',
        ],
      },
    ],
  },
};
