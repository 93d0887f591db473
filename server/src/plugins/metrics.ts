import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/metrics` shows. */
    metrics: Registry;
  }
}

/** Counts and times requests by route pattern, and logs one line for each; addresses may hold what is private, so they are in neither. */
export function addMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.decorate('metrics', registry);
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered.', labelNames, registers: [registry] });
  const seconds = new Histogram({ name: 'http_request_duration_seconds', help: 'Seconds until the answer was sent.', labelNames, buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60], registers: [registry] });

  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) };
    requests.inc(labels);
    seconds.observe(labels, reply.elapsedTime / 1000);
    request.log.info({ method: labels.method, route: labels.route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
