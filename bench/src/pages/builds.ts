import { startSite, type Site } from '../site';
import type { Depth } from './depth';
import type { PageVisit } from './visit-page';

/** The same source as a federation and as a monolith; `InBrowser` builds are not rendered on the server. */
export const builds = ['federated', 'federatedInBrowser', 'monolith', 'monolithInBrowser'] as const;
export type Build = (typeof builds)[number];

/** The variants that each round measures; the twin is the federated site again, for an A/A comparison. */
export const variants = [...builds, 'twin'] as const;
export type Variant = (typeof variants)[number];

/** The visits of one page, indexed by round. */
export interface PageMeasurement {
  visits: Record<Variant, PageVisit[]>;
  depth: Record<Build, Depth>;
}

const browserRenderingEnv = { RENDER_WORKERS: '0' };

export const getBuildStarters = (root: string): Record<Build, () => Promise<Site>> => ({
  federated: () => startSite({ root }),
  federatedInBrowser: () => startSite({ root, env: browserRenderingEnv }),
  monolith: () => startSite({ root, monolith: true }),
  monolithInBrowser: () => startSite({ root, monolith: true, env: browserRenderingEnv }),
});
