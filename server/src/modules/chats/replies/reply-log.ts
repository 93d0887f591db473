import type { FastifyBaseLogger } from 'fastify';
import { streamSeparator } from '@oracle-astra/shared/contract';
import type { RedisConnections } from '../../../redis/connect-redis';
import { traceRedis } from '../../../tracing/span';
import { createChannelWaiter } from '../../../redis/channel-waiter';
import { createReplyWriter } from './reply-writer';

/** Running replies that every process can follow. */
export interface ReplyLog {
  /** Mirrors a reply of this process into the log: `push` in order, `end` after the last chunk. Both return immediately and never throw. */
  write(id: string): { push(chunk: string): void; end(): void };
  /** The text of a reply from `position` (in UTF-16 units) on, as it arrives; returns after its end, or when nothing arrived for a second. */
  follow(id: string, position: number): AsyncGenerator<string, void>;
  /** Resolves when all chunks are written or abandoned. */
  drain(): Promise<void>;
}

/** The reader then reads the database, because the writer may be dead. */
const quietMs = 1000;

export const getReplyKey = (id: string): string => `reply:${id}`;

/** The entries of a stream since `lastId`, as text with its position. */
async function readEntries(commands: RedisConnections['commands'], key: string, lastId: string | null) {
  const entries = await traceRedis('XRANGE', () => commands.xrange(key, lastId === null ? '-' : `(${lastId}`, '+'));
  return entries.map(([entryId, [, at = '0', , text = '']]) => ({ entryId, at: Number(at), text }));
}

/** A log in Redis: one stream for each reply, which expires soon after its end. */
export function createReplyLog({ commands, subscriber }: RedisConnections, log: Pick<FastifyBaseLogger, 'error'>): ReplyLog {
  const waiter = createChannelWaiter(subscriber);
  const writing = new Set<Promise<void>>();

  return {
    write(id) {
      const writer = createReplyWriter(commands, getReplyKey(id), log);
      writing.add(writer.done);
      void writer.done.finally(() => writing.delete(writer.done));
      return writer;
    },

    async *follow(id, position) {
      const key = getReplyKey(id);
      const wait = await waiter.open(key);
      let at = position;
      let lastId: string | null = null;
      try {
        for (;;) {
          for (const entry of await readEntries(commands, key, lastId)) {
            lastId = entry.entryId;
            // Redis was emptied and the writer has not written the reply again; the stored reply has the rest.
            if (entry.at > at) return;
            const text = entry.text.slice(at - entry.at);
            at += text.length;
            if (text !== '') yield text;
            if (text.includes(streamSeparator)) return;
          }
          if (!(await wait.next(quietMs))) return;
        }
      } finally {
        wait.close();
      }
    },

    async drain() {
      await Promise.all(writing);
    },
  };
}
