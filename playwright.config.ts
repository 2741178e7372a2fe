import { defineConfig } from '@playwright/test';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/shop.ts',
  testMatch: '**/*.spec.ts',
  timeout: 60_000,
  workers: 2,
  // Test by test, not file by file: so both are busy to the end.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : [])],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'off',
    // What a page is answered with is seen, and can be made to fail, only where no worker stands between (offline.spec.ts has one).
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: quiet },
  },
});
