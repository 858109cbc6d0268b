/** What the styles use is there at the floor, the `browserslist` of package.json. */
const config = {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        // A page without them is whole: docs/browsers.md says of each what is missing then.
        ignore: [
          'css-content-visibility',
          'css-has',
          'css-media-scripting',
          'css-touch-action',
          'text-size-adjust',
        ],
      },
    ],
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        // A colour that is not of the palette stays as it is in the dark.
        'declaration-property-value-allowed-list': {
          '/^(color|fill|stroke)$/': [
            '/^var\\(--color-/',
            '/^(inherit|currentcolor|transparent|none)$/i',
            '/^(HighlightText|FieldText|CanvasText|LinkText|ButtonText)$/',
          ],
        },
      },
    },
    {
      // White on WhatsApp's green, by day and by night.
      files: ['components/shop/shell/floating-buttons.module.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
  ],
};

export default config;
