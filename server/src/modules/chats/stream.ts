import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Resolves when more may be written, or when the client has left. */
async function drained(raw: ServerResponse): Promise<void> {
  const over = new AbortController();
  const options = { signal: over.signal };
  try {
    await Promise.race([once(raw, 'drain', options), once(raw, 'close', options)]);
  } finally {
    over.abort();
  }
}

/**
 * Sends the pieces as plain text, each as it comes and no faster than the client reads. Resolves early
 * where the client leaves: whoever makes the pieces is not told, and goes on.
 */
export async function sendPieces(reply: FastifyReply, pieces: AsyncIterable<string>): Promise<void> {
  const headers = { ...reply.getHeaders(), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, headers as Record<string, string | number | string[]>);
  raw.flushHeaders();
  try {
    for await (const piece of pieces) {
      if (raw.destroyed) return;
      if (piece !== '' && !raw.write(piece)) await drained(raw);
    }
    raw.end();
  } catch (error) {
    reply.log.error({ err: error }, 'stream broken off');
    raw.destroy();
  }
}
