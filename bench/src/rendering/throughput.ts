import { runConcurrently } from '../api/run-concurrently';
import { withResources } from '../with-resources';
import { median } from '../statistics';
import { formatNumber, formatTable } from '../table';
import { reportFallbacks, startSiteUnderTest, type SiteUnderTest } from './site-under-test';
import { sumMetric } from './metrics';
import { pages } from './page-requester';

type SiteName = 'oneWorker' | 'usual' | 'plain';

interface Scenario {
  name: string;
  site: SiteName;
  isUncached: boolean;
  brotli?: boolean;
}

/** The compared ways to answer a page. */
const scenarios: readonly Scenario[] = [
  { name: 'one worker', site: 'oneWorker', isUncached: true },
  { name: 'two workers', site: 'usual', isUncached: true },
  { name: 'cache', site: 'usual', isUncached: false },
  { name: 'cache, brotli', site: 'usual', isUncached: false, brotli: true },
  { name: 'not rendered', site: 'plain', isUncached: true },
];

const rounds = 3;
const loadLimits = { concurrency: 8, seconds: 2, maxCalls: 50_000 };
const warmUpLimits = { ...loadLimits, seconds: 1 };

interface Throughput {
  perSecond: number[];
  renderedPercents: number[];
}

let requestCount = 0;

async function measureScenario(
  { request, requestUncached, takeRenderedPercent }: SiteUnderTest,
  { isUncached, brotli }: Scenario,
  address: string,
  limits: typeof loadLimits,
): Promise<{ perSecond: number; renderedPercent: number }> {
  const { perSecond } = await runConcurrently(
    () => (isUncached ? requestUncached(address, String((requestCount += 1))) : request(address, brotli)),
    limits,
  );
  return { perSecond, renderedPercent: takeRenderedPercent() };
}

async function measureRow(sites: Record<SiteName, SiteUnderTest>, address: string): Promise<string[]> {
  const measured = scenarios.map((): Throughput => ({ perSecond: [], renderedPercents: [] }));
  for (const scenario of scenarios) await measureScenario(sites[scenario.site], scenario, address, warmUpLimits);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...scenarios.entries()];
    for (const [index, scenario] of round % 2 === 0 ? order : order.reverse()) {
      const { perSecond, renderedPercent } = await measureScenario(sites[scenario.site], scenario, address, loadLimits);
      measured[index]?.perSecond.push(perSecond);
      measured[index]?.renderedPercents.push(renderedPercent);
    }
  }
  return [
    address,
    ...measured.flatMap(({ perSecond, renderedPercents }) => [formatNumber(median(perSecond)), formatNumber(median(renderedPercents))]),
  ];
}

/** Prints the pages per second from workers, from the cache and as unrendered documents. */
export async function benchThroughput(root: string): Promise<void> {
  const starts = {
    oneWorker: () => startSiteUnderTest(root, { RENDER_WORKERS: '1', RENDER_CACHE_MB: '0' }),
    usual: () => startSiteUnderTest(root, { RENDER_WORKERS: '2' }),
    plain: () => startSiteUnderTest(root, { RENDER_WORKERS: '0' }),
  };
  await withResources(starts, async (sites) => {
    const rows: string[][] = [];
    for (const address of pages) rows.push(await measureRow(sites, address));
    console.log(
      `\nPages a second, and percent of them that came rendered\n${formatTable(['', ...scenarios.flatMap(({ name }) => [name, '%'])], rows)}`,
    );
    console.log(
      `Memory of the site with the cache, after all: ${formatNumber(sumMetric(await sites.usual.client.send({ path: '/metrics' }), 'process_resident_memory_bytes') / 1e6)} MB`,
    );
    await reportFallbacks('one worker', sites.oneWorker);
    await reportFallbacks('two workers', sites.usual);
  });
}
