import type { Outcome } from '../outcome';
import { readShown, type UsedPage } from '../used-page';
import { findWide } from './looks';

/** Between those of a phone and of a wide window: a large phone, a small tablet, and a tablet. */
const widths = [480, 620, 768];

/** What a page of a wide window shows in other ways, without a new document. */
export async function showOtherwise({ page }: UsedPage): Promise<Pick<Outcome, 'otherwise'> & { unseen: string[] }> {
  const size = page.viewportSize();
  const otherwise: Outcome['otherwise'] = {};
  const unseen: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1024 });
    unseen.push(...(await findWide({ page })).map((each) => `${each} (${width} pixels wide)`));
    otherwise[`shown ${width} pixels wide`] = await readShown(page);
  }
  if (size !== null) await page.setViewportSize(size);
  await page.emulateMedia({ media: 'print' });
  otherwise.printed = await readShown(page);
  await page.emulateMedia({ media: null });
  return { otherwise, unseen };
}
