import { Agent, createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listenOnFreePort } from '../listen-on-free-port';

export interface DocumentProxy {
  /** Without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a proxy to `target` that answers the addresses of `documents` with their HTML, and passes on everything else. */
export async function startDocumentProxy(target: string, documents: ReadonlyMap<string, string>): Promise<DocumentProxy> {
  const agent = new Agent({ keepAlive: true });
  const bodies = new Map([...documents].map(([address, html]) => [address, brotliCompressSync(html)]));
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const body = bodies.get(url);
    if (body) {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length });
      return outgoing.end(body);
    }
    const passed = request(new URL(url, target), { method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
