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
  // Two, because journeys mostly wait for other processes, and two keep two processors busy; with three, builds of `npm run dev` time out.
  workers: Number(process.env.E2E_WORKERS || 2),
  // A failed journey is retried once and reported as flaky, because other work on the machine can delay it.
  retries: 1,
  // Some journeys start a server, which is slow on a busy machine.
  timeout: 120_000,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags },
    screenshot: 'only-on-failure',
    // Requests of a service worker would bypass the routes that journeys set. The offline journey allows it.
    serviceWorkers: 'block',
  },
});
