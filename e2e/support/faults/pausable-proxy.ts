import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface PausableProxy {
  port: number;
  /** Stops forwarding data; connections stay open. */
  pause: () => void;
  /** Forwards the held data and everything after it. */
  resume: () => void;
  close: () => void;
}

/** Starts a TCP proxy to a local port that can stop forwarding, like an unresponsive database. */
export async function startPausableProxy(target: number): Promise<PausableProxy> {
  const sockets = new Set<Socket>();
  let isPaused = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    sockets.add(near);
    near.on('data', (part: Buffer) => far.write(part));
    far.pipe(near);
    if (isPaused) near.pause();
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    pause() {
      isPaused = true;
      for (const near of sockets) near.pause();
    },
    resume() {
      isPaused = false;
      for (const near of sockets) near.resume();
    },
    close() {
      server.close();
      for (const near of sockets) near.destroy();
    },
  };
}
