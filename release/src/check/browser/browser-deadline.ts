import type { Browser } from 'playwright-core';
import type { Comparison } from '../compare/compare-snapshots';

/** The time for the browser's process to exit. */
const closeMs = 10_000;

const after = (ms: number) => {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { passed, stop: () => clearTimeout(timer) };
};

async function close(browser: Pick<Browser, 'close'>): Promise<void> {
  const limit = after(closeMs);
  // The browser may have closed already.
  await Promise.race([browser.close().catch(() => undefined), limit.passed]);
  limit.stop();
}

/** Runs work in a browser and closes it. Rejects after a time limit: a machine on which it takes so long can judge nothing. */
export async function workUntilDeadline(
  browser: Pick<Browser, 'close'>,
  work: () => Promise<Comparison>,
  limitMs: number,
): Promise<Comparison> {
  const limit = after(limitMs);
  const working = work();
  // Interrupted work fails when the browser closes.
  working.catch(() => undefined);
  try {
    const minutes = Math.round(limitMs / 60_000);
    const done = await Promise.race([working, limit.passed]);
    if (done !== null) return done;
    throw new Error(`The check in a browser came to no verdict within ${minutes} minutes: run it again on a machine that is less busy`);
  } finally {
    limit.stop();
    await close(browser);
  }
}
