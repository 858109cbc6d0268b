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
};

export default config;
