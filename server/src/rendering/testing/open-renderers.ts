import { Registry } from 'prom-client';
import type { ApiResponse } from '@oracle-astra/shared/contract';
import type { ReleaseBuild } from '../messages';
import type { RenderOutcome } from '../open-page';
import type { RenderPool } from '../pool';
import type { CallApi } from '../render-thread';
import { createRenderers, type RenderersOptions } from '../renderers';

interface Said {
  release: string;
  remote: string;
  reason: string;
  message: string;
}

const nothing: ApiResponse = { status: 404, headers: {}, body: '' };

/** Renderers whose log and metrics a test can read. What takes long is given time, except where the test gives less. */
export function openRenderers(options: Pick<RenderersOptions, 'script'> & Partial<RenderersOptions>) {
  const said: Said[] = [];
  const registry = new Registry();
  const waiting: { reason: string; resolve: () => void }[] = [];
  const call: CallApi = async () => nothing;
  const log = {
    error(entry: Said) {
      said.push(entry);
      for (const { reason, resolve } of waiting) if (reason === entry.reason) resolve();
    },
  } as unknown as RenderersOptions['log'];
  const renderers = createRenderers({ workers: 1, budgetMs: 20_000, call, log, registry, ...options });

  return {
    renderers,
    /** What the log said, in order. */
    said,
    /** Resolves when the log says a reason, or has said it. */
    logged: (reason: string) => new Promise<void>((resolve) => {
      if (said.some((entry) => entry.reason === reason)) resolve();
      waiting.push({ reason, resolve });
    }),
    pool: (host: ReleaseBuild, ...remotes: ReleaseBuild[]) => renderers.for({ host, remotes, navigation: [] }),
    /** The values of a metric by its labels, such as `{ 'chat load': 1 }`; without the releases. */
    async metric(name: string): Promise<Record<string, number>> {
      const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] };
      return Object.fromEntries(values.map(({ labels: { release: _release, ...labels }, value }) => [Object.values(labels).join(' '), value]));
    },
  };
}

export type OpenRenderers = ReturnType<typeof openRenderers>;

const request = { publicUrl: 'https://site.example', token: null, ended: false, now: 1_795_262_400_000 };

/** Asks for a page of a remote, or of the host. */
export const ask = (pool: RenderPool, remote: string | null, address = '/') => pool.render({ remote, page: { ...request, address } });

/** The text of a rendered page, or why there is none. */
export function textOf(outcome: RenderOutcome): string {
  if ('fault' in outcome) return outcome.fault;
  return outcome.answer.kind === 'page' ? new TextDecoder().decode(outcome.answer.body) : outcome.answer.location;
}

export const textAt = async (pool: RenderPool, remote: string | null, address?: string) => textOf(await ask(pool, remote, address));
