import { sampleSiteDetails } from '@oracle-astra/shared/contract';
import { Registry } from 'prom-client';
import type { ApiResponse } from '@oracle-astra/shared/contract';
import type { ReleaseBuild } from '../messages';
import type { RenderOutcome } from '../pending-page';
import type { RenderPool } from '../render-pool';
import { createRenderPools, type RenderPoolsOptions } from '../render-pools';
import type { CallApi } from '../threads/thread-events';
import { buildWorker } from './built-worker';
import { createReleases } from './fake-releases';

interface LogEntry {
  release: string;
  remote: string;
  reason: string;
  message: string;
}

const notFound: ApiResponse = { status: 404, headers: {}, body: '' };

/** Render pools with readable log and metrics. The budget is generous unless the test sets one. */
function openRenderPools(options: Pick<RenderPoolsOptions, 'script'> & Partial<RenderPoolsOptions>) {
  const logEntries: LogEntry[] = [];
  const registry = new Registry();
  const waiting: { reason: string; resolve: () => void }[] = [];
  const call: CallApi = async () => notFound;
  const log = {
    error(entry: LogEntry) {
      logEntries.push(entry);
      for (const { reason, resolve } of waiting) if (reason === entry.reason) resolve();
    },
  } as unknown as RenderPoolsOptions['log'];
  const pools = createRenderPools({ isolation: 'thread', workers: 1, budgetMs: 20_000, call, log, registry, ...options });

  return {
    pools,
    /** What was logged, in order. */
    logEntries,
    /** Resolves when an entry with this reason has been logged. */
    waitForLog: (reason: string) =>
      new Promise<void>((resolve) => {
        if (logEntries.some((entry) => entry.reason === reason)) resolve();
        waiting.push({ reason, resolve });
      }),
    pool: (host: ReleaseBuild, ...remotes: ReleaseBuild[]) => pools.get({ host, remotes, navigation: [] }),
    /** The values of a metric by its labels without the releases, such as `{ 'chat load': 1 }`. */
    async metric(name: string): Promise<Record<string, number>> {
      const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] };
      return Object.fromEntries(
        values.map(({ labels: { release: _release, ...labels }, value }) => [Object.values(labels).join(' '), value]),
      );
    },
  };
}

export type OpenRenderPools = ReturnType<typeof openRenderPools>;

/** The worker and a folder of releases for one test file; pools that a test opens are closed after it. */
export function setUpRendering() {
  const worker = buildWorker();
  const releases = createReleases();
  const opened: OpenRenderPools[] = [];
  afterEach(() => Promise.all(opened.splice(0).map(({ pools }) => pools.close())));
  afterAll(() => {
    worker.remove();
    releases.remove();
  });

  return {
    releases,
    open(options: Partial<RenderPoolsOptions> = {}): OpenRenderPools {
      const renderPools = openRenderPools({ script: worker.script, ...options });
      opened.push(renderPools);
      return renderPools;
    },
  };
}

const pageRequest = {
  locale: 'en' as const,
  publicUrl: 'https://site.example',
  details: sampleSiteDetails,
  token: null,
  ended: false,
  now: 1_795_262_400_000,
};

export const toPageRequest = (address: string) => ({ ...pageRequest, address });

/** Requests a page of a remote, or of the host. */
export const requestPage = (pool: RenderPool, remote: string | null, address = '/') =>
  pool.render({ remote, page: toPageRequest(address) });

/** Waits a little, so that a loop that waits for a state neither spins nor starves the timers. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

/** The text of a rendered page, or the reason why there is none. */
export function readOutcome(outcome: RenderOutcome): string {
  if ('reason' in outcome) return outcome.reason;
  return outcome.result.kind === 'page' ? new TextDecoder().decode(outcome.result.body) : outcome.result.location;
}

export const renderText = async (pool: RenderPool, remote: string | null, address?: string) =>
  readOutcome(await requestPage(pool, remote, address));
