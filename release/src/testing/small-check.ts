import { chromium } from 'playwright-core';
import { trySideBySide, type Run, type TryLimits } from '../check/acts/side-by-side';
import { createVisitors } from '../check/acts/visitors';
import { findChromium } from '../check/browser/find-chromium';
import { compareAddress } from '../check/compare/addresses/compare-address';
import { openSide } from '../check/compare/open-side';
import { startSmallSite, type Edit } from './small-site';

const limits: TryLimits = { patience: 1, firstMs: 150_000, liveMs: 90_000, againMs: 270_000 };

/** Compares releases of the small site with another one; by default with the one without edits. */
export async function startSmallCheck(releases: Readonly<Record<string, readonly Edit[]>>) {
  const site = await startSmallSite(releases);
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: ['--no-sandbox'] });
  const open = async (release: string) => {
    const linkTo = (name: string) => `${site.url}/link?release=${encodeURIComponent(name)}`;
    return openSide(browser, { site: site.url, release, link: linkTo(release), before: linkTo('live'), token: null });
  };
  return {
    /** Compares the forum as it opens. */
    async compareOpened(release: string) {
      const [own, ...lives] = await Promise.all([open(release), open('live'), open('live')]);
      try {
        return await compareAddress(own, lives, `${site.url}/forum`, '/forum');
      } finally {
        await Promise.all([own, ...lives].map(({ context }) => context.close()));
      }
    },
    async compare(release: string, run: (site: string) => Run, isAccepted: boolean, live = 'live') {
      const visitors = createVisitors(async (of) => open(of === 'candidate' ? release : live));
      try {
        const tried = { at: '/forum', what: 'it is tried', comparesText: false, isAccepted };
        return await trySideBySide(visitors, false, tried, run(site.url), limits);
      } finally {
        await visitors.close();
      }
    },
    async stop() {
      await browser.close();
      site.stop();
    },
  };
}
