import { sessionCookie } from '@oracle-astra/shared/contract';
import type { Outcome } from '../outcome';
import { readState, type UsedPage } from '../used-page';
import { openForUse } from '../wait-for-page';

/** A page may show what it read from storage a little later. */
const shownMs = 500;

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
