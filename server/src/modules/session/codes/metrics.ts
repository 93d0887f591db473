import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';

export const codesAtCeiling = new Counter({
  name: 'codes_refused_at_ceiling_total',
  help: 'Codes by SMS that were refused because the site has sent its CODES_PER_DAY.',
  registers: [],
});

export const codesSlowed = new Counter({
  name: 'codes_slowed_total',
  help: 'Codes by SMS that have to wait, because few codes of the last hour were typed: to numbers of one prefix, or of the whole site.',
  labelNames: ['by'],
  registers: [],
});

/** Adds the counters of codes to `/metrics`. */
export function addCodeMetrics({ metrics }: FastifyInstance): void {
  metrics.registerMetric(codesAtCeiling);
  metrics.registerMetric(codesSlowed);
}
