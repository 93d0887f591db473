import path from 'node:path';
import { defineConfig } from '@playwright/test';

const cache = path.resolve(__dirname, '../.cache');
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: __dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(cache, 'e2e'),
  globalSetup: path.join(__dirname, 'support/global-setup.ts'),
  forbidOnly: process.env.CI !== undefined,
  // Journeys mostly wait for other processes, so two at a time keep two processors busy; three make builds of dev late.
  workers: Number(process.env.E2E_WORKERS || 2),
  // Other work on the machine can make a journey late: a failed one is retried once, and reported as flaky.
  retries: 1,
  // Some journeys start a server, which takes long on a busy machine.
  timeout: 120_000,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags },
    screenshot: 'only-on-failure',
    // Its requests would pass by the routes that journeys set; the journey without internet allows it.
    serviceWorkers: 'block',
  },
});
