import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';

export const codesAtCeiling = new Counter({
  name: 'codes_refused_at_ceiling_total',
  help: 'Codes by SMS that were refused because the site has sent its CODES_PER_DAY.',
  registers: [],
});

/** Adds the counter of codes to `/metrics`. */
export function addCodeMetrics({ metrics }: FastifyInstance): void {
  metrics.registerMetric(codesAtCeiling);
}
