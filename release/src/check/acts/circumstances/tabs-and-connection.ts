import { waitUntilInteractive } from '../../browser/open-page';
import { within } from '../../within';
import { holdWrites } from '../hold-writes';
import type { Outcome } from '../outcome';
import { readState, type UsedPage } from '../used-page';
import { openForUse, waitUntilQuiet } from '../wait-for-page';

const [awayMs, tabMs, closeMs] = [1000, 1500, 3000];

/** The same page in a second tab, which says that the storage changed. */
export async function openTwice(used: UsedPage, address: string): Promise<Partial<Outcome>> {
  await openForUse(used, address);
  await used.page.evaluate(`addEventListener('storage', () => { globalThis.__releaseChanges = (globalThis.__releaseChanges ?? 0) + 1; })`);
  const other = await used.page.context().newPage();
  try {
    await holdWrites(await other.context().newCDPSession(other));
    other.on('pageerror', ({ message }) => used.errors.push(message.slice(0, 200)));
    await other.goto(address, { waitUntil: 'domcontentloaded' });
    await waitUntilInteractive(other);
    await other.evaluate(
      `Object.keys(localStorage).forEach((key) => { const value = localStorage.getItem(key); localStorage.removeItem(key); localStorage.setItem(key, value); })`,
    );
    await other.waitForTimeout(tabMs);
  } finally {
    await within(closeMs, other.close());
  }
  return { busy: used.calls.length + (await used.page.evaluate<number>('globalThis.__releaseChanges ?? 0')) };
}

export async function goOffline(used: UsedPage, address: string): Promise<Partial<Outcome>> {
  await openForUse(used, address);
  const context = used.page.context();
  await context.setOffline(true);
  await used.page.waitForTimeout(awayMs);
  const { letters: waiting } = await readState(used.page).finally(() => context.setOffline(false));
  await waitUntilQuiet(used);
  return { waiting, busy: used.calls.length };
}
