import type { CDPSession, Page } from 'playwright-core';

const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Milliseconds of scripts, styles and layout of a page since its session began. */
export async function readWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => sum + (parts.includes(name) ? value * 1000 : 0), 0);
}

const [awayMs, backMs] = [100, 700];

/** As when a person looks at another tab and comes back. */
export async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    for (const [name, value] of [['visibilityState', 'hidden'], ['hidden', true]]) Object.defineProperty(document, name, { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    dispatchEvent(new Event('blur'));
  })()`);
  await page.waitForTimeout(awayMs);
  await page.evaluate(`(() => {
    for (const name of ['visibilityState', 'hidden']) delete document[name];
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    dispatchEvent(new Event('focus'));
  })()`);
  await page.waitForTimeout(backMs);
}

/** Bytes of the distinct files that a page loaded. */
export const readBytes = async (page: Page) =>
  page.evaluate<number>(
    `[...new Map(performance.getEntriesByType('resource').map((each) => [each.name, each.encodedBodySize])).values()].reduce((sum, bytes) => sum + bytes, 0)`,
  );
