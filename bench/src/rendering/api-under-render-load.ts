import { apiPaths } from '@oracle-astra/shared/contract';
import { runConcurrently, type LoadResult } from '../api/run-concurrently';
import { runAtConstantRate } from '../api/run-at-constant-rate';
import { formatVerdict } from '../goal';
import { withResources } from '../with-resources';
import { quantile } from '../statistics';
import { formatNumber, formatTable } from '../table';
import { reportFallbacks, startSiteUnderTest, type SiteUnderTest } from './site-under-test';
import { pages } from './page-requester';
import { startPageLoad, type PageLoadResult } from './start-page-load';

const rounds = 4;
const seconds = 10;
const pagesPerSecond = 150;
const readsPerSecond = 100;
const maxAddedMs = 10;
const warmUpLimits = { concurrency: 4, seconds: 15, maxCalls: 50_000 };

let requestCount = 0;

function requestUniquePage({ requestUncached }: SiteUnderTest): Promise<void> {
  requestCount += 1;
  return requestUncached(pages[requestCount % pages.length] ?? '/', String(requestCount));
}

const readDiscussions = ({ client }: Pick<SiteUnderTest, 'client'>) =>
  client.send({ path: apiPaths.discussions, body: { start: 1, query: '' } });

interface Round {
  reads: LoadResult;
  pages: PageLoadResult | null;
}

async function measure(programs: string, { site, ...requester }: SiteUnderTest, cacheKey: string | null): Promise<Round> {
  const [reads, pages] = await Promise.all([
    runAtConstantRate(() => readDiscussions(requester), { perSecond: readsPerSecond, seconds }),
    cacheKey === null ? null : startPageLoad(programs, { url: site.url, perSecond: pagesPerSecond, seconds, cacheKey }),
  ]);
  return { reads, pages };
}

const p99 = (measured: readonly Round[]) =>
  quantile(
    measured.flatMap(({ reads }) => reads.latencies),
    0.99,
  );
const p50 = (measured: readonly Round[]) =>
  quantile(
    measured.flatMap(({ reads }) => reads.latencies),
    0.5,
  );

function formatReport(idle: readonly Round[], underLoad: readonly Round[]): string {
  const getMedian = (name: keyof PageLoadResult) =>
    quantile(
      underLoad.map(({ pages }) => pages?.[name] ?? 0),
      0.5,
    );
  const addedMs = p99(underLoad) - p99(idle);
  const row = (name: string, measured: readonly Round[], pages: string[], verdict: string) => [
    name,
    formatNumber(p50(measured), 1),
    formatNumber(p99(measured), 1),
    ...pages,
    verdict,
  ];
  return formatTable(
    ['', 'median, ms', 'p99, ms', 'pages a second', 'rendered, %', ''],
    [
      row('no pages', idle, ['', ''], ''),
      row(
        `${pagesPerSecond} pages a second`,
        underLoad,
        [formatNumber(getMedian('perSecond')), formatNumber(getMedian('renderedPercent'))],
        `${formatNumber(addedMs, 1)} ms more: ${formatVerdict(addedMs, { goal: maxAddedMs, decimals: 1 })}`,
      ),
    ],
  );
}

/** Prints the latency of API reads with and without concurrent rendering of pages. */
export async function benchApiUnderRenderLoad(root: string, programs: string): Promise<void> {
  await withResources({ site: () => startSiteUnderTest(root, { RENDER_CACHE_MB: '0' }) }, async ({ site }) => {
    await runConcurrently(() => Promise.all([requestUniquePage(site), readDiscussions(site)]), warmUpLimits);
    const [idle, underLoad]: [Round[], Round[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const withPages of round % 2 === 0 ? [false, true] : [true, false])
        (withPages ? underLoad : idle).push(await measure(programs, site, withPages ? `round${round}` : null));
    }
    console.log(`\nThe API beside pages: ${readsPerSecond} reads a second (discussions, page 1)\n${formatReport(idle, underLoad)}`);
    await reportFallbacks('pages', site);
  });
}
