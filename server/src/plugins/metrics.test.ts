import Fastify from 'fastify';
import { addMetrics } from './metrics';

it('gives each app of a process its own counters, and the process’s figures once', async () => {
  const [first, second] = [Fastify(), Fastify()];
  for (const app of [first, second]) {
    addMetrics(app);
    app.get('/answer', () => 'yes');
  }
  await first.inject('/answer');
  const [one, other] = await Promise.all([first.metrics.metrics(), second.metrics.metrics()]);
  expect(one).toMatch(/^http_requests_total\{[^}]*route="\/answer"[^}]*\} 1$/m);
  expect(other).not.toContain('route="/answer"');
  for (const text of [one, other]) expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  expect(first.metrics.getSingleMetric('nodejs_gc_duration_seconds')).toBe(second.metrics.getSingleMetric('nodejs_gc_duration_seconds'));
  await Promise.all([first.close(), second.close()]);
});
