import { EventEmitter } from 'node:events';
import type { Browser } from 'playwright-core';
import { workUntilDeadline } from './browser-deadline';

const nothing = { findings: [], differences: [] };
const isClosed = new Error('Target page, context or browser has been closed');

/** A double of a browser; `end` is what happens when its process dies. */
function openBrowser() {
  const events = new EventEmitter();
  let isOpen = true;
  const context = { close: async () => Promise.resolve() };
  const double = Object.assign(events, {
    newContext: async () => (isOpen ? Promise.resolve(context) : Promise.reject(isClosed)),
    close: jest.fn(async () => Promise.resolve()),
  });
  const end = (isTold: boolean) => {
    isOpen = false;
    if (isTold) events.emit('disconnected');
  };
  return { browser: double as unknown as Browser, close: double.close, end };
}

it('closes the browser after its work, and after work that fails', async () => {
  const { browser, close } = openBrowser();
  expect(await workUntilDeadline(browser, () => Promise.resolve(nothing), 60_000)).toBe(nothing);
  await expect(workUntilDeadline(browser, () => Promise.reject(new Error('crashed')), 60_000)).rejects.toThrow('crashed');
  expect(close).toHaveBeenCalledTimes(2);
});

it('has no verdict and closes the browser if the work never ends', async () => {
  const { browser, close } = openBrowser();
  const { findings, notJudged } = await workUntilDeadline(browser, async () => new Promise<never>(() => undefined), 20);
  expect({ findings, notJudged }).toEqual({ findings: [], notJudged: [expect.stringContaining('There is no verdict after')] });
  expect(close).toHaveBeenCalledTimes(1);
});

it.each<[string, (end: (isTold: boolean) => void) => Promise<typeof nothing>]>([
  ['its work never ends', async (end) => (end(true), new Promise<never>(() => undefined))],
  ['its work fails before that is known', async (end) => (end(false), Promise.reject(isClosed))],
  ['its work takes what fails for a busy machine', async (end) => (end(false), Promise.resolve(nothing))],
])('has no verdict if the browser exits during the work and %s', async (_what, work) => {
  const { browser, end } = openBrowser();
  const { notJudged } = await workUntilDeadline(browser, async () => work(end), 60_000);
  expect(notJudged).toEqual([expect.stringContaining('Chromium ended in the middle')]);
});
