import { createClient, type Client } from '../api/client';
import { startSite, type Site } from '../site';
import { figure } from '../table';
import { metricBy } from './metrics';
import { createAsker, type Asker } from './pages';

/** A site with what asks it for pages. */
export interface AskedSite extends Asker {
  client: Client;
  site: Site;
  stop(): Promise<void>;
}

export async function startAskedSite(root: string, env: Record<string, string> = {}): Promise<AskedSite> {
  const site = await startSite({ root, env });
  const client = createClient(site.url);
  async function stop() {
    client.close();
    await site.stop();
  }
  return { ...createAsker(client), client, site, stop };
}

/** Says how many pages of a site were left to the browser, and why; nothing where all were rendered. */
export async function sayFallbacks(name: string, { client }: AskedSite): Promise<void> {
  const reasons = metricBy(await client.send({ path: '/metrics' }), 'render_fallbacks_total', 'reason');
  if (reasons.size > 0) console.log(`${name}, left to the browser: ${[...reasons].map(([reason, count]) => `${reason} ${figure(count)}`).join(', ')}`);
}
