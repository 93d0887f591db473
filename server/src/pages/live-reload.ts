import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './release-store';

const address = '/dev/changes';
const lookEveryMs = 200;

/** The script of a page that loads itself anew once another revision than its own is there. */
export const reloadOnChange = (revision: number) =>
  `new EventSource('${address}').onmessage=e=>{if(Number(e.data)!==${revision})location.reload()}`;

/** A stream that says the revision whenever it changes. */
export function addLiveReload(app: FastifyInstance, store: ReleaseStore): void {
  const open = new Set<ServerResponse>();
  // Nobody else ends them, and the server waits for its connections.
  app.addHook('preClose', async () => open.forEach((response) => response.end()));

  app.get(address, { schema: { hide: true } }, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    let told = -1;
    const timer = setInterval(() => {
      void store.revision().then(({ registry: { revision } }) => {
        if (revision !== told) reply.raw.write(`data: ${revision}\n\n`);
        told = revision;
      });
    }, lookEveryMs);
    open.add(reply.raw);
    reply.raw.on('close', () => {
      open.delete(reply.raw);
      clearInterval(timer);
    });
  });
}
