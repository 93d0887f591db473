import { apiPaths } from '@oracle-astra/shared/contract';
import { load, type Load } from '../api/load';
import { paced } from '../api/paced';
import { judge } from '../goal';
import { withStarted } from '../started';
import { quantile } from '../statistics';
import { figure, table } from '../table';
import { sayFallbacks, startAskedSite, type AskedSite } from './asked-site';
import { pages } from './pages';
import { startPageLoad, type PageLoad } from './start-page-load';

const rounds = 4;
const seconds = 10;
const pagesPerSecond = 150;
const readsPerSecond = 100;
const mostMoreMs = 10;
const warming = { lanes: 4, seconds: 15, most: 50_000 };

let asked = 0;

function askAPage({ askAnew }: AskedSite): Promise<void> {
  asked += 1;
  return askAnew(pages[asked % pages.length] ?? '/', String(asked));
}

const read = ({ client }: Pick<AskedSite, 'client'>) => client.send({ path: apiPaths.discussions, body: { start: 1, query: '' } });

interface Round {
  reads: Load;
  pages: PageLoad | null;
}

async function measure(programs: string, { site, ...asked }: AskedSite, mark: string | null): Promise<Round> {
  const [reads, made] = await Promise.all([
    paced(() => read(asked), { perSecond: readsPerSecond, seconds }),
    mark === null ? null : startPageLoad(programs, { url: site.url, perSecond: pagesPerSecond, seconds, mark }),
  ]);
  return { reads, pages: made };
}

const p99 = (measured: readonly Round[]) => quantile(measured.flatMap(({ reads }) => reads.latencies), 0.99);
const p50 = (measured: readonly Round[]) => quantile(measured.flatMap(({ reads }) => reads.latencies), 0.5);

function report(alone: readonly Round[], beside: readonly Round[]): string {
  const middleOf = (name: keyof PageLoad) => quantile(beside.map(({ pages }) => pages?.[name] ?? 0), 0.5);
  const more = p99(beside) - p99(alone);
  const row = (name: string, measured: readonly Round[], pages: string[], said: string) => [name, figure(p50(measured), 1), figure(p99(measured), 1), ...pages, said];
  return table(['', 'median, ms', 'p99, ms', 'pages a second', 'rendered, %', ''], [
    row('no pages', alone, ['', ''], ''),
    row(`${pagesPerSecond} pages a second`, beside, [figure(middleOf('perSecond')), figure(middleOf('share'))], `${figure(more, 1)} ms more: ${judge(more, { goal: mostMoreMs, places: 1 })}`),
  ]);
}

/** Prints how long a read of the API takes while pages are rendered, beside how long it takes with none. */
export async function benchBesideApi(root: string, programs: string): Promise<void> {
  await withStarted({ site: () => startAskedSite(root, { RENDER_CACHE_MB: '0' }) }, async ({ site }) => {
    await load(() => Promise.all([askAPage(site), read(site)]), warming);
    const [alone, beside]: [Round[], Round[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const withPages of round % 2 === 0 ? [false, true] : [true, false]) (withPages ? beside : alone).push(await measure(programs, site, withPages ? `round${round}` : null));
    }
    console.log(`\nThe API beside pages: ${readsPerSecond} reads a second (discussions, page 1)\n${report(alone, beside)}`);
    await sayFallbacks('pages', site);
  });
}
