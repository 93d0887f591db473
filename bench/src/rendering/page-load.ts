import { createClient } from '../api/client';
import { runAtConstantRate } from '../api/run-at-constant-rate';
import { createPageRequester, pages } from './page-requester';
import type { PageLoadResult, PageLoadOptions } from './start-page-load';

/*
 * A separate process that requests pages of a site, because 150 documents a second would delay the timers of the process
 * that measures the API at the same time.
 */
const { url, perSecond, seconds, cacheKey } = JSON.parse(process.argv[2] ?? '') as PageLoadOptions;
const client = createClient(url);
const { requestUncached, takeRenderedPercent } = createPageRequester(client);
const load = await runAtConstantRate((index) => requestUncached(pages[index % pages.length] ?? '/', `${cacheKey}-${index}`), {
  perSecond,
  seconds,
});
client.close();
process.send?.({ perSecond: load.perSecond, renderedPercent: takeRenderedPercent() } satisfies PageLoadResult);
