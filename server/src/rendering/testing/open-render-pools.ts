import { Registry } from 'prom-client';
import type { ApiResponse } from '@oracle-astra/shared/contract';
import type { ReleaseBuild } from '../messages';
import type { RenderOutcome } from '../pending-page';
import type { RenderPool } from '../render-pool';
import type { CallApi } from '../render-thread';
import { createRenderPools, type RenderPoolsOptions } from '../render-pools';

interface LoggedFailure {
  release: string;
  remote: string;
  reason: string;
  message: string;
}

const nothing: ApiResponse = { status: 404, headers: {}, body: '' };

/** Renderers whose log and metrics a test can read. What takes long is given time, except where the test gives less. */
export function openRenderPools(options: Pick<RenderPoolsOptions, 'script'> & Partial<RenderPoolsOptions>) {
  const said: LoggedFailure[] = [];
  const registry = new Registry();
  const waiting: { reason: string; resolve: () => void }[] = [];
  const call: CallApi = async () => nothing;
  const log = {
    error(entry: LoggedFailure) {
      said.push(entry);
      for (const { reason, resolve } of waiting) if (reason === entry.reason) resolve();
    },
  } as unknown as RenderPoolsOptions['log'];
  const renderers = createRenderPools({ workers: 1, budgetMs: 20_000, call, log, registry, ...options });

  return {
    renderers,
    /** What the log said, in order. */
    said,
    /** Resolves when the log says a reason, or has said it. */
    logged: (reason: string) => new Promise<void>((resolve) => {
      if (said.some((entry) => entry.reason === reason)) resolve();
      waiting.push({ reason, resolve });
    }),
    pool: (host: ReleaseBuild, ...remotes: ReleaseBuild[]) => renderers.get({ host, remotes, navigation: [] }),
    /** The values of a metric by its labels, such as `{ 'chat load': 1 }`; without the releases. */
    async metric(name: string): Promise<Record<string, number>> {
      const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] };
      return Object.fromEntries(values.map(({ labels: { release: _release, ...labels }, value }) => [Object.values(labels).join(' '), value]));
    },
  };
}

export type OpenRenderPools = ReturnType<typeof openRenderPools>;

const request = { publicUrl: 'https://site.example', token: null, ended: false, now: 1_795_262_400_000 };

/** Asks for a page of a remote, or of the host. */
export const requestPage = (pool: RenderPool, remote: string | null, address = '/') => pool.render({ remote, page: { ...request, address } });

/** The text of a rendered page, or why there is none. */
export function readOutcome(outcome: RenderOutcome): string {
  if ('fault' in outcome) return outcome.fault;
  return outcome.answer.kind === 'page' ? new TextDecoder().decode(outcome.answer.body) : outcome.answer.location;
}

export const renderText = async (pool: RenderPool, remote: string | null, address?: string) => readOutcome(await requestPage(pool, remote, address));
