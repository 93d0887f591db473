import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { NotificationHub } from './live';

const keepAliveMs = 25_000;
/** A stream is ended after this time and opened again by the page, so that the session is checked anew. */
const maxStreamMs = 15 * 60_000;

interface StreamDeps {
  hub: NotificationHub;
  countUnseen: (uid: string) => Promise<number>;
  /** Whether the session still is one: a stream ends with it, wherever it was revoked. */
  isActive: () => Promise<boolean>;
  /** Open streams, which end with the server. */
  open: Set<ServerResponse>;
}

/** Sends the number of unseen notifications as server-sent events, at once and after each change, until the client leaves or the session ends. */
export async function streamUnseenCount(reply: FastifyReply, uid: string, { hub, countUnseen, isActive, open }: StreamDeps): Promise<void> {
  const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, headers as Record<string, string | number | string[]>);
  open.add(raw);
  let sending = Promise.resolve();
  let last: number | null = null;
  let isQueued = false;

  function send(): void {
    if (isQueued) return;
    isQueued = true;
    sending = sending
      .then(async () => {
        isQueued = false;
        if (!(await isActive())) return void raw.end();
        const count = await countUnseen(uid);
        if (raw.destroyed || count === last) return;
        last = count;
        raw.write(`event: summary\ndata: {"unseen_count":${count}}\n\n`);
      })
      .catch(() => {
        raw.end();
      });
  }

  const unsubscribe = await hub.subscribe(uid, send);
  const keepAlive = setInterval(() => raw.write(': keep-alive\n\n'), keepAliveMs).unref();
  const end = setTimeout(() => raw.end(), maxStreamMs).unref();
  raw.once('close', () => {
    unsubscribe();
    clearInterval(keepAlive);
    clearTimeout(end);
    open.delete(raw);
  });
  raw.write('retry: 5000\n\n');
  send();
}
