/** What the styles use is there at the floor, the `browserslist` of package.json. */
const config = {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
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
