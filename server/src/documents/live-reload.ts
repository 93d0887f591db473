import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore, Revision } from './release-store';

const address = '/dev/changes';
const pollMs = 200;
const reconnectAfterMs = 300;

/** Another one for each start of the server: what it serves may have changed without a new revision. */
const startedAt = Date.now();

const toVersionMark = (revision: number) => `${startedAt}.${revision}`;

/** The script of a page that loads itself anew once another revision, or another start of the server, than its own is there. */
export const liveReloadScript = (revision: number) =>
  `(function listen(){const source=new EventSource('${address}');source.onmessage=e=>{if(e.data!=='${toVersionMark(revision)}')location.reload()};`
  // A browser connects again by itself after a lost connection, but not after the 503 of a server that is ending.
  + `source.onerror=()=>{if(source.readyState===2)setTimeout(listen,${reconnectAfterMs})}})()`;

/** A stream that says which revision is there whenever it changes. It ends with the server, and the page connects again. */
export function addLiveReload(app: FastifyInstance, store: ReleaseStore): void {
  const streams = new Set<ServerResponse>();
  app.addHook('preClose', async () => streams.forEach((stream) => stream.destroy()));
  app.get(address, { schema: { hide: true } }, (_request, reply) => {
    const stream = reply.hijack().raw;
    streams.add(stream);
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    stream.write(`retry: ${reconnectAfterMs}\n\n`);
    let lastSent: string | undefined;
    const send = ({ registry: { revision } }: Revision) => {
      const mark = toVersionMark(revision);
      if (mark !== lastSent) stream.write(`data: ${mark}\n\n`);
      lastSent = mark;
    };
    const timer = setInterval(() => void store.getRevision().then(send, () => undefined), pollMs);
    stream.on('close', () => {
      clearInterval(timer);
      streams.delete(stream);
    });
  });
}
