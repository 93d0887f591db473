import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { createCircuitBreakers } from './circuit-breaker';
import { getRendererKey } from './worker-set';
import { createFailureLog } from './failure-log';
import { listOwners, type RenderComposition } from './messages';
import { createRenderPool, type RenderPoolOptions, type RenderPool } from './render-pool';
import { createRenderMetrics } from './render-metrics';
import type { CallApi } from './render-thread';
import { createRenderReporter } from './render-reporter';

export interface RenderPoolsOptions {
  /** Threads of each composition, 1 at least. */
  workers: number;
  /** Milliseconds that a page may take from the moment it is asked for. */
  budgetMs: number;
  /** The built `render-worker.mjs`: an absolute path, or a file's URL. */
  script: string | URL;
  call: CallApi;
  log: Pick<FastifyBaseLogger, 'error'>;
  registry: Registry;
  /** Milliseconds, for the breakers and the log. */
  now?: () => number;
  /** Milliseconds and megabytes; for tests. */
  limits?: Partial<Pick<RenderPoolOptions, 'startMs' | 'abortMs' | 'memoryMb' | 'clockOf'>>;
}

const defaultLimits = { startMs: 5000, abortMs: 700, memoryMb: 400 };
const openMs = 30_000;

/** Says which releases render: visitors of the same ones share a pool, whatever the revision. */
export const getCompositionKey = (composition: RenderComposition) => {
  const [host, ...remotes] = listOwners(composition).map(({ release }) => release);
  return [host, ...remotes.sort()].join(' ');
};

/** The pools of all compositions that visitors get. */
export function createRenderPools({ workers, budgetMs, script, call, log, registry, now = Date.now, limits = {} }: RenderPoolsOptions) {
  const pools = new Map<string, { composition: RenderComposition; pool: RenderPool }>();
  const breakers = createCircuitBreakers({ now, openMs });
  const faultLog = createFailureLog(log, now);
  const reports = createRenderReporter(faultLog, createRenderMetrics(registry));
  const options: RenderPoolOptions = { ...defaultLimits, ...limits, workers, budgetMs, script, call };

  function forget() {
    const kept = [...pools.values()].map(({ composition }) => composition);
    const releases = new Set(kept.flatMap(listOwners).map(({ release }) => release));
    faultLog.retain(releases);
    breakers.retain(new Set([...releases, ...kept.map(getRendererKey)]));
  }

  async function retain(keys: Iterable<string>): Promise<void> {
    const kept = new Set(keys);
    const retired = [...pools].filter(([key]) => !kept.has(key));
    for (const [key] of retired) pools.delete(key);
    await Promise.all(retired.map(([, { pool }]) => pool.close()));
    if (retired.length > 0) forget();
  }

  return {
    /** The pool of a composition, made where there is none yet. */
    get(composition: RenderComposition): RenderPool {
      const key = getCompositionKey(composition);
      const known = pools.get(key) ?? { composition, pool: createRenderPool(composition, options, { breakers, reports }) };
      pools.set(key, known);
      return known.pool;
    },
    /** Ends the pools of all other compositions when their last page is out; resolves then. */
    retain,
    close: () => retain([]),
  };
}
