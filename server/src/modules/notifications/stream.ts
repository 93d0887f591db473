import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { NotificationHub } from './live';

const keepAliveMs = 25_000;
/** A stream is closed after about this time, and the page reopens it, which checks its session again. */
const maxStreamMs = 15 * 60_000;
const firstRetryMs = 2000;
const longestRetryMs = 60_000;

/** Randomised, so that streams do not end at the same moment. */
const jitter = (ms: number) => ms * (0.75 + Math.random() / 2);

interface StreamDeps {
  hub: NotificationHub;
  countUnseen: (uid: string) => Promise<number>;
  /** Whether the session is still active: a stream ends with it, in any process. */
  isActive: () => Promise<boolean>;
  /** Open streams, which end with the server. */
  open: Set<ServerResponse>;
}

interface SenderDeps extends Pick<StreamDeps, 'countUnseen' | 'isActive'> {
  raw: ServerResponse;
  log: FastifyReply['log'];
}

/** Sends the number if it changed, one query at a time; after a database failure again after a growing pause. */
function createSender(uid: string, { raw, log, countUnseen, isActive }: SenderDeps) {
  let sending: Promise<void> | null = null;
  let isAskedAgain = false;
  let last: number | null = null;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  async function sendOnce(): Promise<void> {
    if (!(await isActive())) return void raw.end();
    if (raw.destroyed) return;
    const count = await countUnseen(uid);
    if (raw.destroyed || raw.writableEnded || count === last) return;
    last = count;
    raw.write(`event: summary\ndata: {"unseen_count":${count}}\n\n`);
  }

  async function sendAll(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await sendOnce();
        failures = 0;
      } while (isAskedAgain && !raw.destroyed);
    } catch (error) {
      if (raw.destroyed) return;
      log.warn({ err: error, failures }, 'unseen notifications could not be counted and are counted again');
      retry = setTimeout(send, jitter(Math.min(longestRetryMs, firstRetryMs * 2 ** failures))).unref();
      failures += 1;
    } finally {
      sending = null;
    }
  }

  function send(): void {
    clearTimeout(retry);
    isAskedAgain = true;
    if (!raw.destroyed) sending ??= sendAll();
  }

  return { send, stop: () => clearTimeout(retry) };
}

/** Sends the number of unseen notifications as server-sent events, at once and after each change, until the client leaves or the session ends. */
export async function streamUnseenCount(reply: FastifyReply, uid: string, { hub, open, ...deps }: StreamDeps): Promise<void> {
  const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  const { raw, log } = reply.hijack();
  // A client that left while the session was checked fires no further event.
  if (raw.destroyed) return;
  const { send, stop } = createSender(uid, { ...deps, raw, log });
  const { unsubscribe, isListening } = hub.subscribe(uid, send);
  const keepAlive = setInterval(() => !raw.writableEnded && raw.write(': keep-alive\n\n'), keepAliveMs).unref();
  const end = setTimeout(() => raw.end(), jitter(maxStreamMs)).unref();
  open.add(raw);
  raw.once('close', () => {
    unsubscribe();
    stop();
    clearInterval(keepAlive);
    clearTimeout(end);
    open.delete(raw);
  });
  raw.writeHead(200, headers as Record<string, string | number | string[]>);
  raw.write(`retry: ${Math.round(jitter(10_000))}\n\n`);
  await isListening;
  send();
}
