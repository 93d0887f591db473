import { startSite, type Site } from '../site';
import type { Depth } from './depth';
import type { Visit } from './visit';

/** The same source as a federation and as one application, rendered on the server and, by the longer names, in the browser. */
export const builds = ['federated', 'federatedInBrowser', 'monolith', 'monolithInBrowser'] as const;
export type Build = (typeof builds)[number];

/** What is measured in a round; the twin is the federated site once more. */
export const arms = [...builds, 'twin'] as const;
export type Arm = (typeof arms)[number];

/** The visits of one page, a round at each index. */
export interface Measured {
  visits: Record<Arm, Visit[]>;
  depth: Record<Build, Depth>;
}

const inBrowser = { RENDER_WORKERS: '0' };

export const startsOf = (root: string): Record<Build, () => Promise<Site>> => ({
  federated: () => startSite({ root }),
  federatedInBrowser: () => startSite({ root, env: inBrowser }),
  monolith: () => startSite({ root, monolith: true }),
  monolithInBrowser: () => startSite({ root, monolith: true, env: inBrowser }),
});
