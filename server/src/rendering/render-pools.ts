import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { createCircuitBreakers } from './circuit-breaker';
import { createFailureLog } from './failure-log';
import { getFillsKey } from './fill-permits';
import { listOwners, type RenderComposition } from './messages';
import { createRenderMetrics } from './render-metrics';
import { createRenderPool, type RenderPool, type RenderPoolOptions } from './render-pool';
import { createRenderReporter } from './render-reporter';
import { startProcessWorker } from './threads/process-worker';
import type { CallApi } from './threads/thread-events';
import { createThreadWorkers } from './threads/thread-worker';
import type { StartWorker } from './threads/worker-handle';
import { getRendererKey } from './threads/worker-set';

export type Isolation = 'thread' | 'process';

const startWorkers: Record<Isolation, StartWorker> = { thread: createThreadWorkers(), process: startProcessWorker };

export interface RenderPoolsOptions {
  /** Threads of each composition, 1 at least. */
  workers: number;
  /** Time limit of a page in milliseconds, from its request. */
  budgetMs: number;
  /** A process isolates a release; a thread starts faster and takes less memory. */
  isolation: Isolation;
  /** Starts the workers instead of `isolation`; for tests. */
  startWorker?: StartWorker;
  /** The built `render-worker.mjs`: an absolute path, or a file's URL. */
  script: string | URL;
  call: CallApi;
  log: Pick<FastifyBaseLogger, 'error'>;
  registry: Registry;
  /** Milliseconds, for the circuit breakers and the log. */
  now?: () => number;
  /** Milliseconds and megabytes; for tests. */
  limits?: Partial<Pick<RenderPoolOptions, 'startMs' | 'abortMs' | 'memoryMb'>>;
}

const defaultLimits = { startMs: 5000, abortMs: 700, memoryMb: 400 };
const breakerOpenMs = 30_000;

/** Identifies a composition by its releases: visitors with the same ones share a pool, independent of the registry's revision. */
export const getCompositionKey = (composition: RenderComposition) => {
  const [host, ...remotes] = listOwners(composition).map(({ release }) => release);
  return [host, ...remotes.sort()].join(' ');
};

/** The render pools of all live compositions. */
export function createRenderPools({
  isolation,
  startWorker = startWorkers[isolation],
  log,
  registry,
  now = Date.now,
  limits = {},
  ...poolOptions
}: RenderPoolsOptions) {
  const pools = new Map<string, { composition: RenderComposition; pool: RenderPool }>();
  let isClosed = false;
  const breakers = createCircuitBreakers({ now, openMs: breakerOpenMs });
  const failureLog = createFailureLog(log, now);
  const reporter = createRenderReporter(failureLog, createRenderMetrics(registry));
  const options: RenderPoolOptions = { ...defaultLimits, ...limits, ...poolOptions, startWorker };

  function forgetRetiredReleases() {
    const current = [...pools.values()].map(({ composition }) => composition);
    const releases = new Set(current.flatMap(listOwners).map(({ release }) => release));
    failureLog.retain(releases);
    const ofFills = [...releases].map((release) => getFillsKey({ release }));
    breakers.retain(new Set([...releases, ...ofFills, ...current.map(getRendererKey)]));
  }

  async function retain(keys: Iterable<string>): Promise<void> {
    const retained = new Set(keys);
    const retired = [...pools].filter(([key]) => !retained.has(key));
    for (const [key] of retired) pools.delete(key);
    await Promise.all(retired.map(([, { pool }]) => pool.close()));
    if (retired.length > 0) forgetRetiredReleases();
  }

  return {
    /** The pool of a composition, created where there is none yet. */
    get(composition: RenderComposition): RenderPool {
      const key = getCompositionKey(composition);
      const entry = pools.get(key) ?? { composition, pool: createRenderPool(composition, options, { breakers, reporter }) };
      // Otherwise a revision that is read during the shutdown would start workers that nobody stops.
      if (isClosed) void entry.pool.close();
      else pools.set(key, entry);
      return entry.pool;
    },
    /** Ends the pools of all other compositions; resolves when their open pages are settled and their threads have ended. */
    retain,
    async close(): Promise<void> {
      isClosed = true;
      await retain([]);
    },
  };
}
