import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { traceRedis } from '../../../tracing/span';

/** Longer than a reply may take, so that a running one never expires. */
const keptMs = 180_000;
const retryMs = 250;
/** Tries to write the end of a reply; afterwards followers read the stored reply. */
const maxFailuresAfterEnd = 4;

/**
 * Writes a reply into a Redis stream. Each entry has the position of its text, so that an entry written twice after a lost
 * answer is read once, and readers detect a gap. Chunks that arrive during a write share the next one.
 */
export function createReplyWriter(redis: Redis, key: string, log: Pick<FastifyBaseLogger, 'error'>) {
  let text = '';
  let written = 0;
  let isEnded = false;
  let wake: () => void = () => undefined;

  /** The id of the entry; null if the stream was deleted. */
  async function append(at: number): Promise<string | null> {
    const part = text.slice(at);
    const transaction = redis.multi();
    if (at === 0) transaction.xadd(key, '*', 'at', at, 'text', part);
    else transaction.xadd(key, 'NOMKSTREAM', '*', 'at', at, 'text', part);
    const results = await traceRedis('XADD', () => transaction.pexpire(key, keptMs).publish(key, '').exec());
    const [error, entryId] = results?.[0] ?? [new Error('Redis dropped the transaction.'), null];
    if (error) throw error;
    if (entryId !== null) written = at + part.length;
    return entryId as string | null;
  }

  async function appendRest(): Promise<void> {
    // Redis was emptied or restarted: the whole reply is written again.
    if ((await append(written)) === null) await append(0);
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!isEnded || written < text.length) {
      if (written === text.length) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      try {
        await appendRest();
        failures = 0;
      } catch (error) {
        if (failures === 0) log.error({ err: error }, 'a reply is not mirrored to other processes');
        failures += 1;
        if (isEnded && failures >= maxFailuresAfterEnd) return;
        await pause(retryMs);
      }
    }
  }

  return {
    push(chunk: string): void {
      text += chunk;
      wake();
    },
    end(): void {
      isEnded = true;
      wake();
    },
    /** Resolves when the whole reply is written or abandoned. */
    done: run(),
  };
}
