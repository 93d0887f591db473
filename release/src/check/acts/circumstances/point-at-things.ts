import { findElement } from '../take-step';
import type { Thing } from '../thing';
import { callActs, readState, type UsedPage } from '../used-page';

const [maxPointed, hoverMs, waitMs] = [12, 1500, 150];

/** Hovers the elements of a page one after the other; returns the lines of text that appear. */
export async function hoverElements({ page, patience }: UsedPage): Promise<string[]> {
  const things = (await callActs<Thing[]>(page, `list('main')`)).filter(({ way, isFirst }) => way !== 'form' && isFirst);
  const shown = new Set<string>();
  for (const { key } of things.slice(0, maxPointed)) {
    if (!(await findElement(page, { scope: 'main', key }))) continue;
    const known = new Set((await readState(page)).lines);
    // An element that cannot be hovered cannot be pressed either, which is reported there.
    await page.hover('[data-release-check="it"]', { timeout: hoverMs * patience }).catch(() => undefined);
    await page.waitForTimeout(waitMs);
    for (const line of (await readState(page)).lines) if (!known.has(line)) shown.add(line);
  }
  return [...shown];
}
