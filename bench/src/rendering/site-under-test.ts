import { createClient, type ApiClient } from '../api/client';
import { startSite, type Site } from '../site';
import { formatNumber } from '../table';
import { sumMetricByLabel } from './metrics';
import { createPageRequester, type PageRequester } from './page-requester';

/** A site with a client and a page requester for it. */
export interface SiteUnderTest extends PageRequester {
  client: ApiClient;
  site: Site;
  stop(): Promise<void>;
}

export async function startSiteUnderTest(root: string, env: Record<string, string> = {}): Promise<SiteUnderTest> {
  const site = await startSite({ root, env });
  const client = createClient(site.url);
  async function stop() {
    client.close();
    await site.stop();
  }
  return { ...createPageRequester(client), client, site, stop };
}

/** Prints how many pages of a site were not rendered on the server, by reason; nothing if all were. */
export async function reportFallbacks(name: string, { client }: SiteUnderTest): Promise<void> {
  const reasons = sumMetricByLabel(await client.send({ path: '/metrics' }), 'render_fallbacks_total', 'reason');
  if (reasons.size > 0)
    console.log(`${name}, left to the browser: ${[...reasons].map(([reason, count]) => `${reason} ${formatNumber(count)}`).join(', ')}`);
}
