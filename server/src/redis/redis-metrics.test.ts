import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { describeOnRedis, startRedis, type TestRedis } from '../testing/databases/redis-server';
import type { RedisConnections } from './connect-redis';
import { addRedisMetrics } from './redis-metrics';

describeOnRedis('redis_up', () => {
  let redis: TestRedis;
  let connections: RedisConnections;
  const metrics = new Registry();
  const isUp = async () => /^redis_up (\d)$/m.exec(await metrics.metrics())?.[1];

  beforeAll(async () => {
    redis = await startRedis();
    connections = await redis.connect();
    addRedisMetrics({ metrics } as unknown as FastifyInstance, connections);
  });
  afterAll(() => redis.stop());

  it('is 1 if Redis stores writes', async () => {
    expect(await isUp()).toBe('1');
  });

  it('is 0 while its memory is full, and 1 when there is space again', async () => {
    await connections.commands.config('SET', 'maxmemory', '1');
    expect(await isUp()).toBe('0');
    await connections.commands.config('SET', 'maxmemory', '0');
    expect(await isUp()).toBe('1');
  });

  it('is 0 if it was demoted, and the connection is renewed', async () => {
    const lost = new Promise((resolve) => {
      connections.commands.once('close', resolve);
    });
    await connections.commands.replicaof('127.0.0.1', '1');
    expect(await isUp()).toBe('0');
    await lost;
    await new Promise((resolve) => {
      connections.commands.once('ready', resolve);
    });
    await connections.commands.replicaof('NO', 'ONE');
    expect(await isUp()).toBe('1');
  });

  it('is 0 while it is unavailable', async () => {
    await redis.kill();
    expect(await isUp()).toBe('0');
    await redis.start();
  });
});
