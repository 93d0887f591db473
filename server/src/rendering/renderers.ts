import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { createBreakers } from './breaker';
import { rendererOf } from './crew';
import { createFaultLog } from './fault-log';
import { ownersOf, type RenderComposition } from './messages';
import { createPool, type PoolOptions, type RenderPool } from './pool';
import { createRenderMetrics } from './render-metrics';
import type { CallApi } from './render-thread';
import { createReports } from './reports';

export interface RenderersOptions {
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
  limits?: Partial<Pick<PoolOptions, 'startMs' | 'abortMs' | 'memoryMb' | 'clockOf'>>;
}

const usual = { startMs: 5000, abortMs: 700, memoryMb: 400 };
const offMs = 30_000;

/** Says which releases render: visitors of the same ones share a pool, whatever the revision. */
export const compositionKey = (composition: RenderComposition) => {
  const [host, ...remotes] = ownersOf(composition).map(({ release }) => release);
  return [host, ...remotes.sort()].join(' ');
};

/** The pools of all compositions that visitors get. */
export function createRenderers({ workers, budgetMs, script, call, log, registry, now = Date.now, limits = {} }: RenderersOptions) {
  const pools = new Map<string, { composition: RenderComposition; pool: RenderPool }>();
  const breakers = createBreakers({ now, offMs });
  const faultLog = createFaultLog(log, now);
  const reports = createReports(faultLog, createRenderMetrics(registry));
  const options: PoolOptions = { ...usual, ...limits, workers, budgetMs, script, call };

  function forget() {
    const kept = [...pools.values()].map(({ composition }) => composition);
    const releases = new Set(kept.flatMap(ownersOf).map(({ release }) => release));
    faultLog.keep(releases);
    breakers.keep(new Set([...releases, ...kept.map(rendererOf)]));
  }

  async function keep(keys: Iterable<string>): Promise<void> {
    const kept = new Set(keys);
    const retired = [...pools].filter(([key]) => !kept.has(key));
    for (const [key] of retired) pools.delete(key);
    await Promise.all(retired.map(([, { pool }]) => pool.close()));
    if (retired.length > 0) forget();
  }

  return {
    /** The pool of a composition, made where there is none yet. */
    for(composition: RenderComposition): RenderPool {
      const key = compositionKey(composition);
      const known = pools.get(key) ?? { composition, pool: createPool(composition, options, { breakers, reports }) };
      pools.set(key, known);
      return known.pool;
    },
    /** Ends the pools of all other compositions when their last page is out; resolves then. */
    keep,
    close: () => keep([]),
  };
}
