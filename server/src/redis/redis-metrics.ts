import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { RedisConnections } from './connect-redis';

const probeMs = 60_000;

/** A replica and a full Redis answer, but store nothing. */
const takesWrites = async ({ commands }: RedisConnections): Promise<boolean> =>
  commands.set('probe', '1', 'PX', probeMs).then(
    () => true,
    () => false,
  );

/** Whether Redis stores this process's writes; without Redis there is no such metric. */
export function addRedisMetrics(app: FastifyInstance, redis: RedisConnections | undefined): void {
  if (redis === undefined) return;
  new Gauge({
    name: 'redis_up',
    help: 'Whether Redis answers this process and takes its writes.',
    registers: [app.metrics],
    async collect() {
      this.set((await takesWrites(redis)) ? 1 : 0);
    },
  });
}
