import type { Registry } from 'prom-client';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Owner } from './messages';

const labels = ({ remote, release }: Owner) => ({ remote, release });

/** The metrics of rendering, as `/metrics` shows them. */
export function createRenderMetrics(registry: Registry) {
  const registers = [registry];
  const workers = new Gauge({ name: 'render_workers', help: 'Worker threads that render.', labelNames: ['state'], registers });
  const queue = new Gauge({ name: 'render_queue', help: 'Pages that wait for a worker.', registers });
  const renders = new Counter({
    name: 'renders_total',
    help: 'Pages rendered on the server.',
    labelNames: ['remote', 'release'],
    registers,
  });
  const fallbacks = new Counter({
    name: 'render_fallbacks_total',
    help: 'Pages left to the browser.',
    labelNames: ['remote', 'release', 'reason'],
    registers,
  });
  const seconds = new Histogram({
    name: 'render_seconds',
    help: 'Seconds from asking for a page until it was rendered.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3],
    registers,
  });
  const ended = new Counter({ name: 'render_workers_ended_total', help: 'Worker threads that ended.', labelNames: ['reason'], registers });
  workers.set({ state: 'alive' }, 0);

  return {
    recordWorkerStart: () => workers.inc({ state: 'alive' }),
    recordWorkerEnd(reason: string) {
      workers.dec({ state: 'alive' });
      ended.inc({ reason });
    },
    changeQueueLength: (difference: number) => queue.inc(difference),
    recordRender(owner: Owner, ms: number) {
      renders.inc(labels(owner));
      seconds.observe(ms / 1000);
    },
    recordFallback: (owner: Owner, reason: string) => fallbacks.inc({ ...labels(owner), reason }),
  };
}

export type RenderMetrics = ReturnType<typeof createRenderMetrics>;
