import { defineConfig } from '@playwright/test';
import { findStoryBrowser } from './scripts/browser';

// `npm run test:e2e` has seen to it that there is one.
const executablePath = findStoryBrowser();
const root = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/server.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A shared machine may stall for seconds; what needs the second try is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 90_000,
  // What is there at once takes that long on a machine that does much else.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 20_000,
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(root ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      // What depends on the width is told at this one, too, and says so by `@phone` in its title: what stands where,
      // scrolls, wraps or is cut off, what is a card, a drawer or a sheet here, and each form and button that has to
      // be reached. What is sent, stored, computed or worded is the same at every width, and is told once.
      name: 'phone',
      testMatch: 'specification/**',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
