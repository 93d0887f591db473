import { load } from '../api/load';
import { withStarted } from '../started';
import { median } from '../statistics';
import { figure, table } from '../table';
import { sayFallbacks, startAskedSite, type AskedSite } from './asked-site';
import { metricIn } from './metrics';
import { pages } from './pages';

type SiteName = 'oneWorker' | 'usual' | 'plain';

interface Way {
  name: string;
  site: SiteName;
  isAnew: boolean;
  brotli?: boolean;
}

/** Where a page comes from. */
const ways: readonly Way[] = [
  { name: 'one worker', site: 'oneWorker', isAnew: true },
  { name: 'two workers', site: 'usual', isAnew: true },
  { name: 'cache', site: 'usual', isAnew: false },
  { name: 'cache, brotli', site: 'usual', isAnew: false, brotli: true },
  { name: 'not rendered', site: 'plain', isAnew: true },
];

const rounds = 3;
const asking = { lanes: 8, seconds: 2, most: 50_000 };
const warming = { ...asking, seconds: 1 };

interface Measured {
  perSecond: number[];
  shares: number[];
}

let asked = 0;

async function ask({ ask, askAnew, takeShare }: AskedSite, { isAnew, brotli }: Way, address: string, bounds: typeof asking): Promise<{ perSecond: number; share: number }> {
  const { perSecond } = await load(() => (isAnew ? askAnew(address, String((asked += 1))) : ask(address, brotli)), bounds);
  return { perSecond, share: takeShare() };
}

async function rowOf(sites: Record<SiteName, AskedSite>, address: string): Promise<string[]> {
  const measured = ways.map((): Measured => ({ perSecond: [], shares: [] }));
  for (const way of ways) await ask(sites[way.site], way, address, warming);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...ways.entries()];
    for (const [index, way] of round % 2 === 0 ? order : order.reverse()) {
      const { perSecond, share } = await ask(sites[way.site], way, address, asking);
      measured[index]?.perSecond.push(perSecond);
      measured[index]?.shares.push(share);
    }
  }
  return [address, ...measured.flatMap(({ perSecond, shares }) => [figure(median(perSecond)), figure(median(shares))])];
}

/** Prints how many pages a second come from workers, from the cache, and as plain documents. */
export async function benchThroughput(root: string): Promise<void> {
  const starts = {
    oneWorker: () => startAskedSite(root, { RENDER_WORKERS: '1', RENDER_CACHE_MB: '0' }),
    usual: () => startAskedSite(root, { RENDER_WORKERS: '2' }),
    plain: () => startAskedSite(root, { RENDER_WORKERS: '0' }),
  };
  await withStarted(starts, async (sites) => {
    const rows: string[][] = [];
    for (const address of pages) rows.push(await rowOf(sites, address));
    console.log(`\nPages a second, and percent of them that came rendered\n${table(['', ...ways.flatMap(({ name }) => [name, '%'])], rows)}`);
    console.log(`Memory of the site with the cache, after all: ${figure(metricIn(await sites.usual.client.send({ path: '/metrics' }), 'process_resident_memory_bytes') / 1e6)} MB`);
    await sayFallbacks('one worker', sites.oneWorker);
    await sayFallbacks('two workers', sites.usual);
  });
}
