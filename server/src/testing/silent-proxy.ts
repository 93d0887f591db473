import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  /** The database's address by way of the proxy. */
  url: string;
  /** Connections that are open stay open, and nothing passes any more; new ones work, as after a failover. */
  failOver(): void;
  /** Nothing passes, and new connections are accepted and never answered, as by a dead host. */
  die(): void;
  /** Requests arrive, and no answer comes back. */
  dropResponses(): void;
  /** New connections work again; those that were silenced stay so. */
  recover(): void;
  close(): void;
}

/** A line to a database that can go silent without closing anything. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const pairs: { near: Socket; far: Socket }[] = [];
  let dead = false;

  const silence = () => {
    for (const { near, far } of pairs) {
      near.removeAllListeners('data').pause();
      far.removeAllListeners('data').pause();
    }
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    pairs.push({ near, far });
    // Its other end is not told either: that is how a host dies.
    for (const socket of [near, far]) socket.on('error', () => undefined);
    if (dead) return void near.pause();
    near.on('data', (part: Buffer) => far.write(part));
    far.on('data', (part: Buffer) => near.write(part));
    near.once('end', () => far.end());
    far.once('end', () => near.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    failOver: silence,
    die() { dead = true; silence(); },
    dropResponses() { for (const { far } of pairs) far.removeAllListeners('data').resume(); },
    recover() { dead = false; },
    close() {
      server.close();
      for (const { near, far } of pairs) { near.destroy(); far.destroy(); }
    },
  };
}
