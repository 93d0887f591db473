import { sessionCookie } from '@oracle-astra/shared/contract';
import type { Outcome } from '../outcome';
import { fillForm, findElement, takeStep } from '../take-step';
import type { Thing } from '../thing';
import { callActs, readShown, readState, type UsedPage } from '../used-page';
import { openForUse } from '../wait-for-page';

/** A page may show what it read from storage a little later. */
const shownMs = 500;
const maxFilled = 6;

/** Uses a page of the live release, then opens it twice in the same browser: a release must understand what the one before has stored, and what itself has. */
export async function openAfterLive(used: UsedPage, address: string): Promise<Partial<Outcome>> {
  const { page } = used;
  await used.visit('live');
  await openForUse(used, address);
  const things = await callActs<Thing[]>(page, `list('main')`);
  const fields = things.filter(({ way }) => way === 'form' || way === 'type').slice(0, maxFilled);
  for (const { key, way } of fields) {
    if (!(await findElement(page, { scope: 'main', key }))) continue;
    if (way === 'form') await fillForm(page, null);
    else await takeStep(used, { scope: 'main', key, manner: 'sound', isForm: false });
  }
  // It may store what was typed a little later.
  await page.waitForTimeout(shownMs);
  await used.visit('own');
  await openForUse(used, address);
  const kept: Record<string, string> = {};
  for (const { key } of fields.filter(({ way }) => way === 'form'))
    if (await findElement(page, { scope: 'main', key })) Object.assign(kept, (await readState(page)).fields);
  const { letters, lines } = await readState(page);
  const thrown = used.errors.slice();
  await openForUse(used, address);
  await page.waitForTimeout(shownMs);
  const otherwise = { 'opened once more in the same browser': await readShown(page) };
  const errors = [...new Set([...thrown, ...used.errors])];
  return { letters, inherited: kept, visible: { hidden: [], shown: lines }, otherwise, errors };
}

/** Opens a page as a member, then signed out in the same browser, then in a new browser. */
export async function openAfterSignOut(used: UsedPage, address: string): Promise<Partial<Outcome>> {
  const { page, session } = used;
  const openAndRead = async () => {
    await openForUse(used, address);
    await page.waitForTimeout(shownMs);
    return (await readState(page)).lines;
  };
  const own = await openAndRead();
  await page.context().clearCookies({ name: sessionCookie });
  const after = await openAndRead();
  await page.evaluate('sessionStorage.clear()');
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  const fresh = await openAndRead();
  return { left: after.filter((line) => own.includes(line) && !fresh.includes(line)) };
}
