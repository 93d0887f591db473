import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { StartError } from '../config/start/start-error';

/** The two connections of a process, because Redis allows no other commands on a subscribed one. */
export interface RedisConnections {
  /** Commands fail immediately without a connection, so that nothing waits for Redis. */
  commands: Redis;
  /** Subscriptions are renewed after a lost connection. */
  subscriber: Redis;
  close(): Promise<void>;
}

const connectTimeoutMs = 2000;
/** A command without an answer after this time has failed, because the host is dead or cut off. */
const commandTimeoutMs = 1000;
const maxRetryDelayMs = 1000;
/** The time a start waits for Redis. */
const readyTimeoutMs = 3000;

function assertRedisUrl(url: string): void {
  if (!/^rediss?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new StartError('REDIS_URL is not an address such as redis://:password@host:6379.');
}

/** Connects to Redis or Valkey. The site works without it, so an unreachable one is logged and tried again. Throws a StartError for an invalid URL. */
export async function connectRedis(url: string, log: Pick<FastifyBaseLogger, 'error' | 'info'>): Promise<RedisConnections> {
  assertRedisUrl(url);
  // Loaded lazily, because a site without Redis does not need it.
  const { Redis: Client } = await import('ioredis');
  const options = {
    connectTimeout: connectTimeoutMs,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, maxRetryDelayMs),
    // A demoted server keeps its connections, so they are closed to reach the new primary by name.
    // eslint-disable-next-line astra/no-message-matching -- the first word of a message is the code that Redis gives
    reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  };
  // A connection that does not respond is closed at its first command, so that no further command waits.
  const limits = { commandTimeout: commandTimeoutMs, socketTimeout: commandTimeoutMs };
  const commands = new Client(url, { ...options, ...limits, enableOfflineQueue: false });
  const subscriber = new Client(url, { ...options, maxRetriesPerRequest: null });

  let isLost = false;
  commands.on('error', (error: Error) => {
    if (!isLost) log.error({ err: error }, 'Redis does not answer: replies and limits are those of this process until it does');
    isLost = true;
  });
  commands.on('ready', () => {
    if (isLost) log.info('Redis answers again');
    isLost = false;
  });
  subscriber.on('error', () => undefined);
  // Nothing is sent on a subscription, so it needs pings to notice a lost server.
  commands.on('close', () => {
    if (subscriber.status === 'ready') subscriber.disconnect(true);
  });
  await new Promise<void>((resolve) => {
    commands.once('ready', resolve);
    commands.once('error', () => resolve());
    // A restarted server accepts connections but answers only after loading its file.
    setTimeout(resolve, readyTimeoutMs).unref();
  });
  if (commands.status !== 'ready' && !isLost) commands.emit('error', new Error('Redis is not ready yet.'));

  return {
    commands,
    subscriber,
    async close() {
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}
