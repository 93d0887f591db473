import { startSite, type Site } from '../site';
import type { Depth } from './depth';
import type { PageVisit } from './visit-page';

/** The same source as a federation and as one application, rendered on the server and, by the longer names, in the browser. */
export const builds = ['federated', 'federatedInBrowser', 'monolith', 'monolithInBrowser'] as const;
export type Build = (typeof builds)[number];

/** What is measured in a round; the twin is the federated site once more. */
export const variants = [...builds, 'twin'] as const;
export type Variant = (typeof variants)[number];

/** The visits of one page, a round at each index. */
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
