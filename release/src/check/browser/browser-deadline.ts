import type { Browser } from 'playwright-core';
import type { Comparison } from '../compare/compare-snapshots';
import { noComparison } from '../compare/merge-comparisons';

/** The time for the browser's process to exit. */
const closeMs = 10_000;

const after = (ms: number) => {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { passed, stop: () => clearTimeout(timer) };
};

const notJudged = (sentence: string): Comparison => ({ ...noComparison, notJudged: [sentence] });

async function close(browser: Pick<Browser, 'close'>): Promise<void> {
  const limit = after(closeMs);
  // The browser may have closed already.
  await Promise.race([browser.close().catch(() => undefined), limit.passed]);
  limit.stop();
}

/** The outcome of work; null if the browser exited meanwhile, which it reports later than its pages fail. */
async function workIn(browser: Pick<Browser, 'newContext'>, work: () => Promise<Comparison>): Promise<Comparison | null> {
  const isAlive = async () => {
    // Any failure to create a context means that the browser has exited.
    const context = await browser.newContext().catch(() => null);
    await context?.close();
    return context !== null;
  };
  try {
    const done = await work();
    return (await isAlive()) ? done : null;
  } catch (error) {
    if (await isAlive()) throw error;
    return null;
  }
}

const endedSentence =
  'Chromium ended in the middle. Run the check again with more free memory; if it ends again, see whether a page of the release does it.';

/**
 * Runs work in a browser and closes it. There is no verdict if the browser exits meanwhile, because then all pages fail, or after a
 * time limit, because then the machine is too slow to judge a release.
 */
export async function workUntilDeadline(
  browser: Pick<Browser, 'close' | 'newContext' | 'once'>,
  work: () => Promise<Comparison>,
  limitMs: number,
): Promise<Comparison> {
  const limit = after(limitMs);
  const ended = new Promise<null>((resolve) => browser.once('disconnected', () => resolve(null)));
  const working = workIn(browser, work);
  // Interrupted work fails when the browser closes.
  working.catch(() => undefined);
  try {
    const done = await Promise.race([working, ended, limit.passed.then(() => 'late' as const)]);
    const minutes = Math.round(limitMs / 60_000);
    if (done === 'late')
      return notJudged(`There is no verdict after ${minutes} minutes. Run the check again on a machine that is less busy.`);
    return done ?? notJudged(endedSentence);
  } finally {
    limit.stop();
    await close(browser);
  }
}
