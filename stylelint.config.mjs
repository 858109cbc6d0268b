/** Styles use only features of the oldest supported browsers, `browserslist` of package.json. */
const config = {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        // A page works without these. docs/browsers.md says what is missing then.
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
        // A colour outside the palette would not change in dark mode.
        'color-named': 'never',
        'color-no-hex': true,
        'function-disallowed-list': ['/^(rgb|hsl)a?$/', 'hwb', '/^(ok)?l(ab|ch)$/', 'color'],
        'declaration-property-value-allowed-list': {
          '/^(color|fill|stroke)$/': [
            '/^var\\(--color-/',
            '/^(inherit|currentcolor|transparent|none)$/i',
            '/^(HighlightText|FieldText|CanvasText|LinkText|ButtonText)$/',
          ],
        },
      },
    },
  ],
};

export default config;
