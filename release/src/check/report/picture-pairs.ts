import type { Side } from '../compare/open-side';
import { openUsedPage } from '../acts/used-page';
import { openForUse } from '../acts/wait-for-page';
import { within } from '../within';
import type { PicturePair } from './render-report';

/** A report with more pictures is slow to read. */
const maxPairs = 6;
const pairMs = 20_000;

/** The pages in findings and differences, worst first, without the kind of rendering. */
export const listNamedPages = (said: readonly string[]): string[] => {
  const named = said.map((line) => /^(\/[^\s,]*), (signed (?:in|out))/.exec(line)?.slice(1).join(', '));
  return [...new Set(named.flatMap((each) => each ?? []))].slice(0, maxPairs);
};

async function takePicture(open: () => Promise<Side>, address: string): Promise<string> {
  const side = await open();
  try {
    const used = await openUsedPage(side);
    await used.begin();
    await openForUse(used, address);
    return (await used.page.screenshot({ type: 'jpeg', quality: 60, animations: 'disabled' })).toString('base64');
  } finally {
    await side.context.close();
  }
}

/** Pictures of the pages on both releases. A page that does not open has none. */
export async function takePicturePairs(
  pages: readonly string[],
  site: string,
  open: (of: 'candidate' | 'live', isSignedIn: boolean) => Promise<Side>,
): Promise<PicturePair[]> {
  const pairs: PicturePair[] = [];
  for (const at of pages) {
    const address = new URL(at.split(', ')[0] ?? at, site).href;
    const of = (each: 'candidate' | 'live') => takePicture(() => open(each, at.endsWith('signed in')), address);
    // An unopenable page is reported as text.
    const taken = await within(pairMs, Promise.all([of('candidate'), of('live')])).catch(() => null);
    if (taken !== null) pairs.push({ at, candidate: taken[0], live: taken[1] });
  }
  return pairs;
}
