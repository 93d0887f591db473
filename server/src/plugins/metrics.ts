import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics, register as processMetrics } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics that `/metrics` serves. */
    metrics: Registry;
  }
}

/** Counts, times and logs requests by route pattern, because addresses may contain private data. */
export function addMetrics(app: FastifyInstance): void {
  // Their observers and timers live as long as the process, so all apps share the first ones.
  if (processMetrics.getMetricsAsArray().length === 0) collectDefaultMetrics();
  const registry = Registry.merge([processMetrics]);
  app.decorate('metrics', registry);
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered.', labelNames, registers: [registry] });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until the answer was sent.',
    labelNames,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) };
    requests.inc(labels);
    seconds.observe(labels, reply.elapsedTime / 1000);
    request.log.info(
      { method: labels.method, route: labels.route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
