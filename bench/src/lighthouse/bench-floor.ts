import { apiPaths, siteRoutes as paths } from '@oracle-astra/shared/contract';
import { formatVerdict, type Goal } from '../goal';
import { startSite } from '../site';
import { median } from '../statistics';
import { formatNumber, formatTable } from '../table';
import { withResources } from '../with-resources';
import { startDocumentProxy } from './document-proxy';
import { ensureLighthouse } from './install-lighthouse';
import { toPlainHtml } from './plain-html';
import { runLighthouse } from './run-lighthouse';

interface Options {
  root: string;
  /** How often each page is visited, with its scripts and without. */
  rounds: number;
  chromiumPath: string;
}

const goal: Goal = { goal: 1.15, decimals: 2 };

async function listPages(url: string): Promise<string[]> {
  const posts = (await (await fetch(`${url}${apiPaths.posts}?per_page=1`)).json()) as { slug: string }[];
  return [paths.home, paths.horoscope('Aries'), paths.panchang(), ...posts.map(({ slug }) => paths.blog(slug))];
}

const maxFetches = 10;

/** Fetches the rendered document of a page; on a busy machine the first requests can exceed the rendering budget. */
async function fetchRendered(address: string): Promise<string> {
  for (let count = 0; count < maxFetches; count += 1) {
    const html = await (await fetch(address)).text();
    if (html.includes('id="page-state"')) return html;
  }
  throw new Error(`${address} was not rendered by the server.`);
}

function formatRow(page: string, whole: readonly number[], plain: readonly number[]): string[] {
  const [paint, floor] = [median(whole), median(plain)];
  const ratio = paint / floor;
  return [page, formatNumber(paint), formatNumber(floor), formatNumber(ratio, 2), formatVerdict(ratio, goal)];
}

/** Compares the largest contentful paint of pages with that of the same documents without scripts, alternately in one run. */
export async function benchFloor({ root, rounds, chromiumPath }: Options): Promise<void> {
  const tools = { cli: ensureLighthouse(root), chromiumPath };
  await withResources({ site: () => startSite({ root }) }, async ({ site }) => {
    const documents = new Map<string, string>();
    for (const page of await listPages(site.url)) documents.set(page, await fetchRendered(site.url + page));
    const plainDocuments = new Map([...documents].map(([page, html]) => [page, toPlainHtml(html)]));
    // Both go through a proxy, so that both pay for it.
    const proxies = {
      whole: () => startDocumentProxy(site.url, documents),
      plain: () => startDocumentProxy(site.url, plainDocuments),
    };
    await withResources(proxies, async ({ whole, plain }) => {
      const rows: string[][] = [];
      for (const page of documents.keys()) {
        const paints: { whole: number[]; plain: number[] } = { whole: [], plain: [] };
        for (let round = 0; round < rounds; round += 1) {
          paints.whole.push((await runLighthouse(whole.url + page, tools)).largestPaintMs);
          paints.plain.push((await runLighthouse(plain.url + page, tools)).largestPaintMs);
        }
        rows.push(formatRow(page, paints.whole, paints.plain));
      }
      console.log(formatTable(['', 'largest paint, ms', 'without scripts, ms', 'ratio', 'goal: 1.15'], rows));
    });
  });
}
