import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Resolves when the socket accepts more data, or when the client has disconnected. */
async function waitForDrain(raw: ServerResponse): Promise<void> {
  const settled = new AbortController();
  const options = { signal: settled.signal };
  try {
    await Promise.race([once(raw, 'drain', options), once(raw, 'close', options)]);
  } finally {
    settled.abort();
  }
}

/** Streams the chunks as plain text, with backpressure from the client. Resolves early if the client disconnects; the source is not cancelled. */
export async function sendChunks(reply: FastifyReply, chunks: AsyncIterable<string>): Promise<void> {
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  };
  reply.hijack();
  const { raw } = reply;
  if (!raw.destroyed) {
    raw.writeHead(200, headers as Record<string, string | number | string[]>);
    raw.flushHeaders();
  }
  try {
    for await (const chunk of chunks) {
      if (raw.destroyed) return;
      if (chunk !== '' && !raw.write(chunk)) await waitForDrain(raw);
      if (raw.destroyed) return;
    }
    raw.end();
  } catch (error) {
    reply.log.error({ err: error }, 'stream broken off');
    raw.destroy();
  }
}
