import path from 'node:path';
import { defineConfig } from '@playwright/test';

const cache = path.resolve(__dirname, '../.cache');
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
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

const launchOptions = (executablePath: string) => ({ executablePath, args: flags });

/**
 * The files that take minutes. They start first and in this order, so that no worker is idle while another one finishes such a
 * file.
 */
const longFiles = [
  'running/own-repository',
  // Builds within a time, so it does not run beside the check, which keeps both processors busy.
  'running/dev',
  'pages/languages',
  'pages/links',
  'releases/render-releases',
  'releases/check-in-chromium',
  'releases/faulty-release',
  'rendering/render-faults',
];
/** Journeys that need features of full Chromium that the headless shell lacks: push, and hyphenation. */
const windowFiles = ['journeys/push', 'pages/languages'];
const ownProjects = [...longFiles, ...windowFiles.filter((name) => !longFiles.includes(name))];
const filesOf = (name: string) => `**/${name}.e2e.ts`;

export default defineConfig({
  testDir: __dirname,
  projects: [
    ...ownProjects.map((name) => ({
      name,
      testMatch: filesOf(name),
      ...(windowFiles.includes(name) && { use: { launchOptions: launchOptions(chromium) } }),
    })),
    { name: 'others', testMatch: filesOf('*'), testIgnore: ownProjects.map(filesOf) },
  ],
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
    launchOptions: launchOptions(process.env.E2E_BROWSER ?? chromium),
    screenshot: 'only-on-failure',
    // Requests of a service worker would bypass the routes that journeys set. The offline journey allows it.
    serviceWorkers: 'block',
  },
});
