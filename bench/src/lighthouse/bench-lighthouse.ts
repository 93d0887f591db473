import { apiPaths, siteRoutes as paths, slugify, type DiscussionsResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { startSite } from '../site';
import { withResources } from '../with-resources';
import { ensureLighthouse, lighthouseVersion } from './install-lighthouse';
import { runLighthouse } from './run-lighthouse';
import { formatScores, type Scores } from './scores';

interface Options {
  root: string;
  /** How often each page is visited. */
  rounds: number;
  chromiumPath: string;
}

/** Pages by their addresses; a discussion is the first of the list. */
async function listPages(url: string): Promise<string[]> {
  const response = await fetch(url + apiPaths.discussions, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ start: 1, query: '' }),
  });
  const { discussions } = (await response.json()) as Pick<SuccessOf<DiscussionsResponse>, 'discussions'>;
  const details = discussions.slice(0, 1).map(({ did, title }) => paths.discussion(slugify(title), did));
  return [paths.home, paths.forum(), ...details, paths.horoscope('Aries'), paths.recharges];
}

/** Measures pages of the federated site with the mobile defaults of Lighthouse (simulated throttling). */
export async function benchLighthouse({ root, rounds, chromiumPath }: Options): Promise<void> {
  const cli = ensureLighthouse(root);
  await withResources({ site: () => startSite({ root }) }, async ({ site }) => {
    const pages = await listPages(site.url);
    const visits = new Map(pages.map((page): [string, Scores[]] => [page, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [page, scores] of visits) scores.push(await runLighthouse(site.url + page, { cli, chromiumPath }));
    }
    console.log(`Lighthouse ${lighthouseVersion}, mobile; medians of ${rounds}\n${formatScores(visits)}`);
  });
}
