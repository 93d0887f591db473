import { Agent, createServer, request } from 'node:http';
import { listenOnFreePort } from '../listen-on-free-port';

export interface SlowProxy {
  /** Without a trailing slash. */
  url: string;
  close(): void;
}

/** Starts a proxy to `target` that delays each response by `delayMs`. */
export async function startSlowProxy(target: string, delayMs: number): Promise<SlowProxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request(new URL(url ?? '/', target), { method, headers, agent }, (response) => {
      setTimeout(() => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      }, delayMs);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
