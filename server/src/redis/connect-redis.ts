import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { StartError } from '../config/start/start-error';

/** The two connections of a process: Redis allows no other commands on one that is subscribed. */
export interface RedisConnections {
  /** Commands fail immediately while the connection is lost, so that nothing waits for Redis. */
  commands: Redis;
  /** Subscriptions are made again after a lost connection. */
  subscriber: Redis;
  close(): Promise<void>;
}

const connectTimeoutMs = 2000;
/** A command without an answer by then counts as failed: the host is dead or cut off. */
const commandTimeoutMs = 1000;
const maxRetryDelayMs = 1000;
/** How long a start waits for Redis. */
const readyTimeoutMs = 3000;

function assertRedisUrl(url: string): void {
  if (!/^rediss?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new StartError('REDIS_URL is not an address such as redis://:password@host:6379.');
}

/**
 * Connects to Redis or Valkey. The site works without it while it is away, so that an unreachable one is logged and
 * tried again. Throws a StartError where the URL is none.
 */
export async function connectRedis(url: string, log: Pick<FastifyBaseLogger, 'error' | 'info'>): Promise<RedisConnections> {
  assertRedisUrl(url);
  // Loaded here, because a site without Redis needs none of it.
  const { Redis: Client } = await import('ioredis');
  const options = {
    connectTimeout: connectTimeoutMs,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, maxRetryDelayMs),
    // One that was demoted keeps its connections: by its name the new one may be reached.
    // eslint-disable-next-line astra/no-message-matching -- the first word of a message is the code that Redis gives
    reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  };
  // A connection that does not respond is closed with its first command, so that no further command waits.
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
  // Nothing is sent on a subscription, so that it does not notice by itself that its other end is gone.
  commands.on('close', () => {
    if (subscriber.status === 'ready') subscriber.disconnect(true);
  });
  await new Promise<void>((resolve) => {
    commands.once('ready', resolve);
    commands.once('error', () => resolve());
    // One that loads its file after a restart is connected and says nothing until it has.
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
