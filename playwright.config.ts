import { availableParallelism } from 'node:os';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { findBrowser, findStoryBrowser } from './scripts/browser';

// `npm run test:e2e` ensures that there is one.
const storyBrowser = findStoryBrowser();
const wholeBrowser = findBrowser();
const root = process.getuid?.() === 0;

const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    // A page of a story lives for seconds: optimising its scripts costs more than it gives.
    '--js-flags=--no-opt',
    // Headless, a process for the graphics card costs more than it gives.
    '--in-process-gpu',
    ...(root ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});

const viewport = { width: 1440, height: 900 };

// A whole browser, which is what users have, may answer these otherwise than the headless shell: it starts and ends
// workers at other times, goes back and reloads with more of its own, asks for more by itself, and lays out with its own
// settings. It costs twice as much, so one story of each kind is told there. What a session does with tokens and answers,
// what tabs tell each other, and what is kept of the data is the app's alone.
const ofWholeBrowser = [
  'session/{kept-offline,leaving,new-version,newer-build}.spec.ts',
  'lists.spec.ts',
  'report.spec.ts',
];
const hasBoth = wholeBrowser !== undefined && wholeBrowser !== storyBrowser;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/server.ts',
  // One more than there are cores, because a story waits now and then.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A shared machine may stall for seconds. A test that needs a second try is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 90_000,
  // Even immediate changes may take this long on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'pt-BR',
    // What is kept by one would come from it, not from the server of the story. Its own story lets it in.
    serviceWorkers: 'block',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 20_000,
    trace: 'on-first-retry',
    launchOptions: launchOptions(storyBrowser),
  },
  projects: [
    { name: 'desktop', testIgnore: hasBoth ? ofWholeBrowser : [], use: { viewport } },
    {
      // Stories about layout run at this width, too, and have `@phone` in their title: position, scrolling,
      // wrapping, cards, drawers and sheets, and that each form and button can be reached. Requests, data and
      // texts do not depend on the width, so they are tested once.
      name: 'phone',
      testMatch: 'specification/**',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    ...(hasBoth
      ? [
          {
            name: 'whole browser',
            testMatch: ofWholeBrowser,
            use: { viewport, launchOptions: launchOptions(wholeBrowser) },
          },
        ]
      : []),
  ],
});
