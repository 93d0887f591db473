import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { RedisConnections } from './connect-redis';

/** Whether Redis answers this process; without Redis there is no such metric. */
export function addRedisMetrics(app: FastifyInstance, redis: RedisConnections | undefined): void {
  if (redis === undefined) return;
  new Gauge({
    name: 'redis_up',
    help: 'Whether Redis answers this process.',
    registers: [app.metrics],
    collect() {
      this.set(redis.commands.status === 'ready' ? 1 : 0);
    },
  });
}
