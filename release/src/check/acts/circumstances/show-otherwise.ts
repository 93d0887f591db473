import type { Outcome } from '../outcome';
import { readState, type UsedPage } from '../used-page';
import { findWide } from './looks';

const tablet = { width: 768, height: 1024 };

/** What a page of a wide window shows in other ways, without a new document. */
export async function showOtherwise(used: UsedPage): Promise<Pick<Outcome, 'otherwise' | 'unseen'>> {
  const { page } = used;
  const count = async () => (await readState(page)).letters;
  const size = page.viewportSize();
  await page.setViewportSize(tablet);
  const unseen = await findWide(used);
  const onTablet = await count();
  if (size !== null) await page.setViewportSize(size);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await count();
  await page.emulateMedia({ media: null });
  return {
    otherwise: { [`shown ${tablet.width} pixels wide`]: onTablet, printed: onPaper },
    unseen: unseen.map((each) => `${each} (${tablet.width} pixels wide)`),
  };
}
