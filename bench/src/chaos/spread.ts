import { connect, createServer, type Socket } from 'node:net';
import { listenOnFreePort } from '../listen-on-free-port';
import type { Resource } from '../with-resources';

export interface Spread extends Resource {
  url: string;
  /** Changes the ports among which new connections are spread at random; open connections stay. */
  sendTo(urls: readonly string[]): void;
}

/** A load balancer without affinity and health checks: its clients retry lost calls. */
export async function startSpread(): Promise<Spread> {
  let ports: number[] = [];
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const port = ports[Math.floor(Math.random() * ports.length)];
    if (port === undefined) return void near.destroy();
    const far = connect(port, 'localhost');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        open.delete(socket);
        other.end();
      });
      socket.pipe(other);
    }
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    sendTo: (urls) => {
      ports = urls.map((url) => Number(new URL(url).port));
    },
    async stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
