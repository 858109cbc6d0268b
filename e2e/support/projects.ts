import { existsSync } from 'node:fs';
import {
  devices,
  firefox,
  webkit,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import { OTHER_GENERATION, type Generation } from './generation';
import { launchOptions } from './launch-options';

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions & { generation: Generation }>;

const chromium: Use = { launchOptions: launchOptions() };

const smallAndroid: Use = {
  ...chromium,
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
};
const iphone: Use = {
  ...chromium,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
const desktop: Use = { ...chromium, viewport: { width: 1440, height: 900 } };
const dark: Use = { colorScheme: 'dark' };

/** The stories for every kind of screen. Only the small Android runs all stories. */
const smoke = { testMatch: /smoke\/(pages|raffle\/(page|choosing))\.spec\.ts$/ };

/** A story runs over both generations where the other one is sent or answers something else. */
const overOtherGeneration: Project = {
  name: `phone-generation-${OTHER_GENERATION}`,
  use: { ...smallAndroid, generation: OTHER_GENERATION } as Use,
  grep: new RegExp(`@both-generations|@generation-${OTHER_GENERATION}`),
};

const withSystemChromium: Project[] = [
  {
    name: 'phone',
    use: smallAndroid,
    grepInvert: new RegExp(`@generation-${OTHER_GENERATION}`),
  },
  ...(process.env.BASE_URL ? [] : [overOtherGeneration]),
  { name: 'iphone', use: iphone, ...smoke },
  { name: 'desktop', use: desktop, ...smoke },
  { name: 'phone-dark', use: { ...smallAndroid, ...dark }, ...smoke },
  { name: 'desktop-dark', use: { ...desktop, ...dark }, ...smoke },
];

const withInstalledBrowser: [() => string, Project][] = [
  [() => webkit.executablePath(), { name: 'webkit', use: devices['iPhone 14'] ?? {}, ...smoke }],
  [
    () => firefox.executablePath(),
    { name: 'firefox', use: devices['Desktop Firefox'] ?? {}, ...smoke },
  ],
];

export const projects: Project[] = [
  ...withSystemChromium,
  ...withInstalledBrowser
    .filter(([executable]) => existsSync(executable()))
    .map(([, project]) => project),
];
