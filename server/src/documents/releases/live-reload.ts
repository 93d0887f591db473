import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore, Revision } from './release-store';

const path = '/dev/changes';
const pollMs = 200;
const reconnectAfterMs = 300;

/** Part of each version, because a restarted server may serve other content under the same revision. */
const startedAt = Date.now();

const toVersion = (revision: number) => `${startedAt}.${revision}`;

/** The script of a page that reloads once the server has another revision, or was started again. */
export const liveReloadScript = (revision: number) =>
  `(function listen(){const source=new EventSource('${path}');source.onmessage=e=>{if(e.data!=='${toVersion(revision)}')location.reload()};` +
  // Browsers reconnect by themselves after a lost connection, but not after the 503 of a server that shuts down.
  `source.onerror=()=>{if(source.readyState===2)setTimeout(listen,${reconnectAfterMs})}})()`;

/** A stream of server-sent events with each new version. It ends with the server, and the page reconnects. */
export function addLiveReload(app: FastifyInstance, store: ReleaseStore): void {
  const streams = new Set<ServerResponse>();
  app.addHook('preClose', async () => streams.forEach((stream) => stream.destroy()));
  app.get(path, { schema: { hide: true } }, (_request, reply) => {
    const stream = reply.hijack().raw;
    // A client that has already left fires no further event.
    if (stream.destroyed) return;
    streams.add(stream);
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    stream.write(`retry: ${reconnectAfterMs}\n\n`);
    let lastSent: string | undefined;
    const send = ({ registry: { revision } }: Revision) => {
      const version = toVersion(revision);
      if (version !== lastSent) stream.write(`data: ${version}\n\n`);
      lastSent = version;
    };
    // The next one follows shortly.
    const timer = setInterval(() => void store.getRevision().then(send, () => undefined), pollMs);
    stream.on('close', () => {
      clearInterval(timer);
      streams.delete(stream);
    });
  });
}
