/** Checks the style sheets against the oldest browsers of package.json. */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          // Lightning CSS transpiles these or adds a prefix (scripts/browserFloor.ts checks the output).
          'css-media-range-syntax',
          'css-masks',
          'user-select-none',
          // Without these a page only looks plainer or takes longer to lay out: no text, layout or input depends on them.
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
          // Only pointers need these: a browser without them has no mouse or no touch.
          'css-touch-action',
          'css3-cursors',
          'css3-cursors-grab',
          'css3-cursors-newer',
          // Only browsers that colour a filled-in field need it.
          'css-autofill',
          // scripts/browserFloor.ts requires an older unit before each of these.
          'viewport-unit-variants',
        ],
      },
    ],
  },
};
